import { endpoint } from '@/lib/api/endpoint';
import { mergesOfStudent as contract } from '@/lib/contract/people/merging';
import { mergesOf } from '@/lib/services/file/merging/merge';

export const GET = endpoint(contract, (viewer, { params }) => mergesOf(viewer, params.id));
