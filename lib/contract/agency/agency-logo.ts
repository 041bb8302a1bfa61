import { z } from 'zod';
import { done, personName } from '../fields';
import { calls } from '../operation';

const { forAgents } = calls('Agencies');

const MB = 1024 * 1024;

export const renameAgency = forAgents('PATCH /agency', {
  summary: 'Rename the caller’s agency; its students see the new name. Owners only',
  body: z.object({ name: personName(160, 'Please enter the name of your agency.') }),
  result: done,
  errors: ['forbidden'],
});

export const setAgencyLogo = forAgents('POST /agency/logo', {
  summary: 'Set the logo that the agency’s students see; it replaces the old one. Owners only',
  limit: 'upload',
  body: z.object({}),
  files: { logo: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ logo: z.string() }),
  errors: ['forbidden', 'too_large', 'unsupported_type'],
  invalidMessage: 'The logo was not saved.',
});

export const removeAgencyLogo = forAgents('DELETE /agency/logo', {
  summary: 'Remove the agency’s logo. Owners only',
  result: done,
  errors: ['forbidden'],
});
