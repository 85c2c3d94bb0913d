import { ReleaseFailure } from './failure.mjs';
import { deedOf, doerOf } from './trail-words.mjs';
import { uncheckedTypes } from './types-words.mjs';

/**
 * The registry's answers.
 * @import { Request } from './approval.mjs'
 * @import { Registry } from './connection.mjs'
 * @import { TypesVerdict } from './types-words.mjs'
 * @typedef {{ shell: string, passed: boolean, checks: number, complaints: string[], types?: TypesVerdict }} VersionCheck
 * @typedef {{ version: string, platform?: string, declaredPlatform?: string, publishedAt: string, publishedBy: string, typesChecked: boolean, contractChecked: boolean, check?: VersionCheck }} PublishedVersion
 * @typedef {{ reason: string, lockedBy: string, lockedAt: string }} Lock
 * @typedef {{ setBy: string, setAt: string }} Rule
 * @typedef {{
 *   remote: string, lock?: Lock, approval?: Rule, request?: Request, paths: string[], access?: { roles?: string[], plans?: string[] }, server?: string, revision: number, setBy: string, canaryPercent: number, versions: PublishedVersion[],
 *   liveVersion: string | null, canaryVersion: string | null, previousVersion: string | null, builtVersion: string | null, refused?: { version: string, problem: string }[],
 * }} RemoteState
 * @typedef {{ asOf?: string, approval?: Rule, platform: string | null, shell: { version: string | null }, remotes: RemoteState[] }} Status
 * @typedef {{ at: string, who: string, what: string, remote: string, version: string | null,
 *   detail: { askedBy?: string, lockedBy?: string, reason?: string, rank?: string, member?: string, formerRank?: string, despiteLock?: boolean, replacedRequest?: string, replacedAsker?: string, percent?: number, flag?: string, removed?: boolean, place?: string, order?: string[], off?: string[], orderBefore?: string[], offBefore?: string[], key?: string, address?: string, label?: string, failures?: number, loads?: number, users?: number, errorUsers?: number,
 *   errors?: { message: string, place: string, source?: string | null }[], cause?: string,
 *   vitals?: { name: string, users: number, slowUsers: number }[] } }} TrailEntry
 * @typedef {{ id: string, remote: string, label: string, rank?: string, expiresAt: string | null, revokedAt: string | null }} Token
 */

/**
 * Prints which versions are live, in canary and published.
 * @param {Registry} registry
 * @param {string} [name]
 */
export async function status(registry, name) {
  const { asOf, approval, platform, shell, remotes } = /** @type {Status} */ (
    await registry.get('/api/remotes')
  );
  if (name && !remotes.some(({ remote }) => remote === name)) throw unknownRemote(registry, name);
  console.log(`${registry.url.origin}: casca ${shell.version ?? '—'}, plataforma ${platform ?? '—'}`);
  if (asOf) console.log(asOfSentence(asOf));
  for (const remote of remotes.filter((each) => !name || each.remote === name)) {
    const { liveVersion, canaryVersion, canaryPercent, previousVersion, setBy } = remote;
    console.log(`\n${remote.remote}  ${remote.paths.join(' ')}`);
    if (remote.access) console.log(`  acesso    ${accessWords(remote.access)}`);
    if (remote.server) console.log(`  servidor  ${remote.server}`);
    console.log(
      `  no ar     ${liveVersion ?? '—'}  (${setBy === 'start' ? 'construída no servidor' : `por ${setBy}`})`,
    );
    if (canaryVersion) console.log(`  canário   ${canaryVersion}  para ${canaryPercent}%`);
    if (previousVersion) console.log(`  anterior  ${previousVersion}`);
    for (const line of guardLines(remote, approval)) console.log(line);
    for (const { version, problem } of remote.refused ?? [])
      console.log(`  ! ${version} não é mostrada: ${problem}`);
    for (const published of remote.versions.slice(0, name ? 20 : 3)) {
      const { version, publishedAt, publishedBy } = published;
      console.log(
        `  publicada ${version}  ${new Date(publishedAt).toLocaleString('pt-BR')}  ${byWhom(publishedBy)}${checkedWords(published)}${neededBy(published)}`,
      );
      for (const complaint of name ? (published.check?.complaints ?? []) : [])
        console.log(`    - ${complaint}`);
    }
  }
}

/** What holds changes of a remote back. @param {RemoteState} remote @param {Rule | undefined} ofAll */
function guardLines({ lock, approval: own, request }, ofAll) {
  const approval = ofAll ?? own;
  return [
    ...(lock ? [`  ! ${lockWords(lock)}`] : []),
    ...(approval ? [`  aprovação mudanças pedem a de outra pessoa (por ${approval.setBy})`] : []),
    ...(request ? [`  pedido    ${requestWords(request)}`] : []),
  ];
}

/** Who locked a remote, when and why. @param {Lock} lock */
export const lockWords = ({ lockedBy, lockedAt, reason }) =>
  `travado por ${lockedBy} em ${new Date(lockedAt).toLocaleString('pt-BR')}: ${reason}`;

/** @param {Request} request */
const requestWords = ({ version, percent, askedBy, expiresAt }) =>
  `${version} ${percent === null ? 'para todos' : `para ${percent}%`}, por ${askedBy}; espera a aprovação de outra pessoa até ${new Date(expiresAt).toLocaleString('pt-BR')}`;

/** Who may enter a remote; administrators may enter all. @param {NonNullable<RemoteState['access']>} access */
const accessWords = ({ roles, plans = [] }) =>
  roles ? 'só administradores' : `só quem tem o plano ${plans.join(' ou ')}, e administradores`;

/**
 * Prints who did what, newest first.
 * @param {Registry} registry
 * @param {string} [name]
 */
export async function trail(registry, name) {
  const query = name ? `?remote=${encodeURIComponent(name)}` : '';
  const { entries } = /** @type {{ entries: TrailEntry[] }} */ (
    await registry.get(`/api/remote-trail${query}`)
  );
  if (entries.length === 0) console.log('Nada foi publicado nem mudado ainda.');
  for (const { at, who, what, remote, version, detail } of entries) {
    const when = new Date(at).toLocaleString('pt-BR');
    console.log(`${when}  ${doerOf(who)} ${deedOf(what, detail)}  ${remote} ${version ?? ''}`);
  }
}

/** What is printed before an answer that does not come from the database. @param {string} asOf */
export const asOfSentence = (asOf) =>
  `! o banco de dados não responde: isto é o que o servidor sabia em ${new Date(asOf).toLocaleString('pt-BR')}`;

/** The platform that a version needs by what it uses, where its build declares more. @param {PublishedVersion} version */
const neededBy = ({ platform, declaredPlatform }) =>
  declaredPlatform ? `  precisa da plataforma ${platform}, feita com ${declaredPlatform}` : '';

/** What the operator's checker says, and else what the team's own release said. @param {PublishedVersion} version */
function checkedWords({ check, publishedBy, typesChecked, contractChecked }) {
  if (check)
    return check.passed
      ? `  (conferida com a casca ${check.shell}${typesAside(check)})`
      : `  (reprovada com a casca ${check.shell})`;
  return publishedBy === 'start' || (typesChecked && contractChecked) ? '' : '  (não conferida por inteiro)';
}

/** @param {VersionCheck} check */
const typesAside = ({ types }) => (uncheckedTypes(types) ? `; ${uncheckedTypes(types)}` : '');

const byWhom = (/** @type {string} */ who) => (who === 'start' ? 'pelo servidor' : `por ${who}`);

/** The failure of a command that names a remote which the registry does not know. */
export const unknownRemote = (/** @type {Registry} */ { url }, /** @type {string} */ name) =>
  new ReleaseFailure('usage', `${url.origin} não conhece ${name}. Veja pnpm release status.`);
