import { calls } from './operation';

const { forAnyone } = calls('About');

export const openApi = forAnyone('GET /openapi.json', {
  summary: 'This document',
  result: 'stream',
});
