import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Page not found' };

/** The layout around it has the frame already, which the root's page brings of its own. */
export { PageNotFound as default } from './_parts/page-not-found';
