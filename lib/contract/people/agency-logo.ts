import { z } from 'zod';
import { done, personName } from '../fields';
import { operation } from '../operation';

const MB = 1024 * 1024;

export const renameAgency = operation({
  method: 'PATCH',
  path: '/agency',
  tag: 'Agencies',
  summary: 'Give the caller’s agency another name, for owners; what its students see follows',
  access: ['agent'],
  limit: 'write',
  body: z.object({ name: personName(160, 'Please enter the name of your agency.') }),
  result: done,
  errors: ['forbidden'],
});

export const setAgencyLogo = operation({
  method: 'POST',
  path: '/agency/logo',
  tag: 'Agencies',
  summary: 'Set the logo that the agency’s students see, for owners; the former picture is removed',
  access: ['agent'],
  limit: 'upload',
  body: z.object({}),
  files: { logo: { maxBytes: 5 * MB, accepts: 'JPG, PNG or WebP, up to 5 MB' } },
  result: done.extend({ logo: z.string() }),
  errors: ['forbidden', 'too_large', 'unsupported_type'],
  invalidMessage: 'The logo was not saved.',
});

export const removeAgencyLogo = operation({
  method: 'DELETE',
  path: '/agency/logo',
  tag: 'Agencies',
  summary: 'Remove the agency’s logo, for owners',
  access: ['agent'],
  limit: 'write',
  result: done,
  errors: ['forbidden'],
});
