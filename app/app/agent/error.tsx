'use client';

export { AreaError as default } from '../_parts/area-error';
