import {
  forgetTexts as forgetAllDefinition,
  forgetText as forgetDefinition,
  writeKeywords as keywordsDefinition,
  listTexts as listDefinition,
  writeTitles as titlesDefinition,
} from '../../contract/routes/text-routes.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { newRoutes } from '../http/new-routes.ts';
import type { Services } from '../services/services.ts';
import { forgetText, forgetTexts, listTexts } from '../services/texts/list-texts.ts';
import { writeKeywords } from '../services/texts/write-keywords.ts';
import { writeTitles } from '../services/texts/write-titles.ts';

const BODY_BYTES = 64 * 1024;

/** Titles and keywords, and their history. */
export function textRoutes(services: Services) {
  const routes = newRoutes();
  for (const { path } of [titlesDefinition, keywordsDefinition])
    routes.post(path, limitRate(60, 60), limitBody(BODY_BYTES));
  return routes
    .openapi(titlesDefinition, async (c) => {
      const key = c.req.valid('header')['idempotency-key'];
      return c.json(await writeTitles(services, c.var.user, key, c.req.valid('json')), 200);
    })
    .openapi(keywordsDefinition, async (c) => {
      const key = c.req.valid('header')['idempotency-key'];
      return c.json(await writeKeywords(services, c.var.user, key, c.req.valid('json')), 200);
    })
    .openapi(listDefinition, async (c) =>
      c.json(await listTexts(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(forgetAllDefinition, async (c) => {
      await forgetTexts(services, c.var.user, c.req.valid('query').tool);
      return c.body(null, 204);
    })
    .openapi(forgetDefinition, async (c) => {
      await forgetText(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    });
}
