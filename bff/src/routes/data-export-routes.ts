import { Readable } from 'node:stream';
import * as definitions from '../../contract/routes/account-routes.ts';
import { limitNetwork, limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import { requestedRange } from '../http/requested-range.ts';
import { openArchive } from '../services/data-export/open-archive.ts';
import { readExport } from '../services/data-export/read-export.ts';
import { requestExport } from '../services/data-export/request-export.ts';
import type { Services } from '../services/services.ts';

/** A user's copy of their data: requesting it, its progress, and its ZIP files at signed addresses. */
export function dataExportRoutes(services: Services) {
  const app = newRoutes();
  app.post(definitions.requestDataExport.getRoutingPath(), limitRate(5, 600));
  app.get(definitions.readExportArchive.getRoutingPath(), limitNetwork(60, 600));
  return app
    .openapi(definitions.readDataExport, async (c) => c.json(await readExport(services, c.var.user), 200))
    .openapi(definitions.requestDataExport, async (c) =>
      c.json(await requestExport(services, c.var.user), 200),
    )
    .openapi(definitions.readExportArchive, async (c) => {
      const { id, number } = c.req.valid('param');
      const archive = await openArchive(services, { exportId: id, number, ...c.req.valid('query') });
      const asked = { range: c.req.header('range'), ifRange: c.req.header('if-range') };
      const range = requestedRange(asked, archive);
      c.header('accept-ranges', 'bytes');
      c.header('etag', archive.tag);
      if (range === 'none') return c.body(null, 416, { 'content-range': `bytes */${archive.bytes}` });
      const { from, to } = range === 'whole' ? { from: 0, to: archive.bytes - 1 } : range;
      c.header('content-type', 'application/zip');
      c.header('content-disposition', `attachment; filename="${archive.fileName}"`);
      c.header('content-length', String(to - from + 1));
      const body = Readable.toWeb(Readable.from(archive.read(from, to), { highWaterMark: 1 }));
      if (range === 'whole') return c.body(body as ReadableStream, 200);
      c.header('content-range', `bytes ${from}-${to}/${archive.bytes}`);
      return c.body(body as ReadableStream, 206);
    });
}
