import { endpoint } from '@/lib/api/endpoint';
import { takeBackStudentSheet } from '@/lib/contract/imports/student-sheets';
import { takeBackRows } from '@/lib/services/file/leaving/take-back-sheet';

export const POST = endpoint(takeBackStudentSheet, (viewer, { params }) => takeBackRows(viewer, params.id));
