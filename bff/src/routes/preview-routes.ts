import {
  createPreview,
  endPreview,
  endPreviews,
  listPreviews,
} from '../../contract/routes/preview-routes.ts';
import { newRoutes } from '../http/new-routes.ts';
import { createPreview as makePreview } from '../services/registry/create-preview.ts';
import { endOnePreview, endPreviewsOf } from '../services/registry/end-previews.ts';
import { listStandingPreviews } from '../services/registry/list-previews.ts';
import type { ReleaseServices } from '../services/registry/release-services.ts';

/** The links that show one version. What guards these routes is before them in `releaseRoutes`. */
export function previewRoutes(releases: ReleaseServices) {
  return newRoutes()
    .openapi(createPreview, async (c) => {
      const asked = { ...c.req.valid('param'), ...c.req.valid('json') };
      return c.json(await makePreview(releases, c.var.actor, asked), 201);
    })
    .openapi(listPreviews, async (c) => {
      const previews = await listStandingPreviews(releases, c.var.actor, c.req.valid('query'));
      return c.json({ previews }, 200);
    })
    .openapi(endPreview, async (c) => {
      await endOnePreview(releases, c.var.actor, c.req.valid('param'));
      return c.body(null, 204);
    })
    .openapi(endPreviews, async (c) => {
      const named = { ...c.req.valid('param'), ...c.req.valid('query') };
      return c.json({ ended: await endPreviewsOf(releases, c.var.actor, named) }, 200);
    });
}
