import { operation } from './operation';

export const openApi = operation({
  method: 'GET',
  path: '/openapi.json',
  tag: 'About',
  summary: 'This document',
  access: 'anyone',
  result: 'stream',
});
