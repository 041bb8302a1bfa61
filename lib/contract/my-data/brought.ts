import { operation } from '../operation';

export const downloadBrought = operation({
  method: 'GET',
  path: '/my-file/brought',
  tag: 'My data',
  summary: 'The archive of another installation that the caller brought here while that was possible, as it came',
  access: ['student'],
  limit: 'whole-list',
  result: 'stream',
  errors: ['not_found'],
});
