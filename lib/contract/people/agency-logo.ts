import { z } from 'zod';
import { done, personName } from '../fields';
import { calls } from '../operation';

const { forAgents } = calls('Agencies');

const MB = 1024 * 1024;

export const renameAgency = forAgents('PATCH /agency', {
  summary: 'Give the caller’s agency another name, for owners; what its students see follows',
  body: z.object({ name: personName(160, 'Please enter the name of your agency.') }),
  result: done,
  errors: ['forbidden'],
});

export const setAgencyLogo = forAgents('POST /agency/logo', {
  summary: 'Set the logo that the agency’s students see, for owners; the former picture is removed',
  limit: 'upload',
  body: z.object({}),
  files: { logo: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ logo: z.string() }),
  errors: ['forbidden', 'too_large', 'unsupported_type'],
  invalidMessage: 'The logo was not saved.',
});

export const removeAgencyLogo = forAgents('DELETE /agency/logo', {
  summary: 'Remove the agency’s logo, for owners',
  result: done,
  errors: ['forbidden'],
});
