import { endpoint } from '@/lib/api/endpoint';
import { scholarshipProposals } from '@/lib/contract/catalogue/scholarships';
import { proposedScholarships } from '@/lib/services/catalogue/facts/scholarships';

export const GET = endpoint(scholarshipProposals, (viewer, { query }) => proposedScholarships(viewer, query));
