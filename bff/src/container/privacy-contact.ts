import type { DataOperator, PrivacyContact } from '../../contract/page-config.ts';
import type { Environment } from '../environment.ts';
import { isLoopback } from '../http/own-origins.ts';

/** Who is responsible for users' data, and the companies to which this configuration sends some of it. */
export function privacyContact(environment: Environment): PrivacyContact {
  return {
    controller: environment.PRIVACY_CONTROLLER ?? null,
    officer: environment.PRIVACY_OFFICER ?? null,
    email: environment.PRIVACY_EMAIL ?? null,
    operators: dataOperators(environment),
  };
}

function dataOperators(environment: Environment): DataOperator[] {
  const operators: (DataOperator | false | undefined)[] = [
    environment.hosted !== null && { role: 'storage', name: 'Supabase' },
    environment.STRIPE_SECRET_KEY !== undefined && { role: 'payments', name: 'Stripe' },
    environment.GEMINI_API_KEY !== undefined && { role: 'images', name: 'Google (Gemini)' },
    environment.PHOTOROOM_API_KEY !== undefined && { role: 'cut_outs', name: 'Photoroom' },
    environment.CHAT_API_KEY !== undefined && { role: 'texts', name: textOperator(environment) },
    environment.DATABASE_URL !== undefined && elsewhere('database', environment.DATABASE_URL),
    environment.REDIS_URL !== undefined && elsewhere('counters', environment.REDIS_URL),
    environment.SMTP_URL !== undefined && elsewhere('mails', environment.SMTP_URL),
  ];
  return operators.filter((operator) => operator !== false && operator !== undefined);
}

// Any compatible service may write texts: only its host is known.
const textOperator = ({ CHAT_BASE_URL }: Environment) =>
  CHAT_BASE_URL === undefined ? 'OpenAI' : new URL(CHAT_BASE_URL).hostname;

/** A server on this machine is no other company's. */
function elsewhere(role: DataOperator['role'], address: string): DataOperator | undefined {
  const { hostname } = new URL(address);
  return hostname === '' || isLoopback(hostname) ? undefined : { role, name: hostname };
}
