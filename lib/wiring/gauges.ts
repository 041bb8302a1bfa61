import { Gauge } from 'prom-client';
import { answersBytes } from '@/lib/api/answer-cache';
import { metrics } from '@/lib/platform/server/metrics';
import { openRequests } from '@/lib/platform/server/requests';
import { pagesBytes } from '@/lib/platform/web/page-cache';
import { searchBytes, searchIsReady } from '@/lib/services/catalogue/search/current-index';
import { openStreamCount } from '@/lib/services/desk/messages/live';
import { Job } from '@/models/job';

/** Registers the gauges that are measured when the metrics are read. Called once per process. */
export function addGauges(): void {
  const registers = [metrics().registry];
  new Gauge({
    name: 'http_requests_open',
    help: 'Requests being answered now',
    registers,
    collect() {
      this.set(openRequests());
    },
  });
  new Gauge({
    name: 'event_streams_open',
    help: 'Open streams of live events, part of http_requests_open',
    registers,
    collect() {
      this.set(openStreamCount());
    },
  });
  new Gauge({
    name: 'search_index_ready',
    help: '1 when searches are answered from the index',
    registers,
    collect() {
      this.set(searchIsReady() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'kept_bytes',
    help: 'Memory of the process’s caches, part of process_resident_memory_bytes',
    labelNames: ['of'],
    registers,
    collect() {
      this.set({ of: 'answers' }, answersBytes());
      this.set({ of: 'pages' }, pagesBytes());
      this.set({ of: 'search' }, searchBytes());
    },
  });
  new Gauge({
    name: 'jobs',
    help: 'Background jobs in the database, the same number in every process',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      for (const { _id, count } of await unfinishedJobs()) this.set(_id, count);
    },
  });
}

/** Goes by the index over state: the many that are done are not counted. */
function unfinishedJobs(): Promise<{ _id: { kind: string; state: string }; count: number }[]> {
  return Job.aggregate([
    { $match: { state: { $in: ['open', 'failed'] } } },
    { $group: { _id: { kind: '$kind', state: '$state' }, count: { $sum: 1 } } },
  ]);
}
