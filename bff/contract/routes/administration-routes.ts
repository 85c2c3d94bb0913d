import { createRoute } from '@hono/zod-openapi';
import { AdminOverview, EmailPreview, EmailTestRequest } from '../admin.ts';
import { json, refused, signedIn } from './answers.ts';

/** `GET /api/admin/overview`. */
export const readAdminOverview = createRoute({
  method: 'get',
  path: '/api/admin/overview',
  ...signedIn,
  responses: { 200: json(AdminOverview, 'Figures'), 401: refused('Not signed in'), 403: refused('No admin') },
});

/** `POST /api/email-tests`. Open in the embedded mode, else for admins. */
export const sendEmailTest = createRoute({
  method: 'post',
  path: '/api/email-tests',
  request: { body: { required: true, content: { 'application/json': { schema: EmailTestRequest } } } },
  responses: {
    204: { description: 'Sent' },
    400: refused('Bad address'),
    403: refused('No admin'),
    502: refused('The mail did not leave'),
  },
});

/** `GET /api/email-tests/{template}`: a preview. */
export const previewEmailTest = createRoute({
  method: 'get',
  path: '/api/email-tests/{template}',
  request: { params: EmailTestRequest.pick({ template: true }) },
  responses: { 200: json(EmailPreview, 'The template with sample links'), 403: refused('No admin') },
});
