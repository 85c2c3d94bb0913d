import { MAX_UPLOAD_BYTES } from '../../contract/browser/limits.ts';
import {
  answerChat as answerDefinition,
  attachPhoto as attachDefinition,
  deleteConversation as deleteDefinition,
  listConversations as listDefinition,
  rateAnswer as rateDefinition,
  readConversation as readDefinition,
  renameConversation as renameDefinition,
  stopAnswer as stopDefinition,
} from '../../contract/routes/assistant-routes.ts';
import { answerEvents, eventOf } from '../http/answer-events.ts';
import { limitBody } from '../http/limit-body.ts';
import { limitRate } from '../http/limit-rate.ts';
import { limitUploadShare } from '../http/limit-upload-share.ts';
import { newRoutes } from '../http/new-routes.ts';
import { readFormsInTurn } from '../http/read-forms-in-turn.ts';
import { answerChat } from '../services/assistant/answer-chat.ts';
import { attachPhoto } from '../services/assistant/attach-photo.ts';
import { deleteConversation } from '../services/assistant/delete-conversation.ts';
import { listConversations } from '../services/assistant/list-conversations.ts';
import { rateAnswer } from '../services/assistant/rate-answer.ts';
import { readConversation } from '../services/assistant/read-conversation.ts';
import { renameConversation } from '../services/assistant/rename-conversation.ts';
import { stopAnswer } from '../services/assistant/stop-answer.ts';
import type { Services } from '../services/services.ts';

const BODY_BYTES = 512 * 1024;
const TITLE_BYTES = 4 * 1024;
/** Room for the multipart boundaries around the photo. */
const FORM_BYTES = MAX_UPLOAD_BYTES + 64 * 1024;

/** The assistant's answers, sent on piece by piece as they come, and the user's conversations. */
export function assistantRoutes(services: Services) {
  const routes = newRoutes();
  routes.post(answerDefinition.path, limitRate(30, 60), limitBody(BODY_BYTES));
  routes.patch('/api/conversations/:id', limitBody(TITLE_BYTES));
  routes.patch('/api/conversations/:id/turns/:turnId', limitBody(TITLE_BYTES));
  routes.post(
    attachDefinition.path,
    limitRate(30, 60),
    limitBody(FORM_BYTES),
    limitUploadShare(2 * FORM_BYTES),
    readFormsInTurn,
  );
  return routes
    .openapi(answerDefinition, async (c) => {
      const events = await answerChat(services, c.var.user, c.req.valid('json'));
      return answerEvents(c, async (out) => {
        for await (const event of events) {
          // The answer continues when the browser has disconnected.
          if (out.aborted) return;
          await out.write(eventOf(event));
        }
      }) as never;
    })
    .openapi(attachDefinition, async (c) =>
      c.json(await attachPhoto(services, c.var.user, c.req.valid('form').photo), 200),
    )
    .openapi(listDefinition, async (c) =>
      c.json(await listConversations(services, c.var.user, c.req.valid('query')), 200),
    )
    .openapi(readDefinition, async (c) =>
      c.json(await readConversation(services, c.var.user, c.req.valid('param').id), 200),
    )
    .openapi(renameDefinition, async (c) => {
      const { title } = c.req.valid('json');
      return c.json(await renameConversation(services, c.var.user, c.req.valid('param').id, title), 200);
    })
    .openapi(rateDefinition, async (c) => {
      await rateAnswer(services, c.var.user, c.req.valid('param'), c.req.valid('json').rating);
      return c.body(null, 204);
    })
    .openapi(deleteDefinition, async (c) => {
      await deleteConversation(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    })
    .openapi(stopDefinition, async (c) => {
      await stopAnswer(services, c.var.user, c.req.valid('param').id);
      return c.body(null, 204);
    });
}
