import { unzipSync } from 'fflate';
import { createArchiveAddresses } from '../addresses/archive-addresses.ts';
import { createDataExports } from '../data/data-exports.ts';
import { createExportBucket } from '../data/export-bucket.ts';
import { createPersonalRecords } from '../data/personal-records.ts';
import { createPictureStore } from '../data/picture-store.ts';
import { createLogger } from '../logging/logger.ts';
import type { Mail } from '../ports/mails.ts';
import type { User } from '../ports/user.ts';
import { openArchive } from '../services/data-export/open-archive.ts';
import { readExport } from '../services/data-export/read-export.ts';
import { requestExport } from '../services/data-export/request-export.ts';
import { workOnExports } from '../services/data-export/work-on-exports.ts';
import { openPaymentsProject } from './payments-project.ts';

export type ExportProject = Awaited<ReturnType<typeof openExportProject>>;
type Deps = ReturnType<typeof createDeps>;

/** Copies of data over the real database's functions and storage, made when a test says so. */
export async function openExportProject() {
  const shop = await openPaymentsProject();
  const seller = await shop.project.newUser();
  const rows = async (sql: string, ...values: unknown[]) =>
    (await shop.project.database.query<Record<string, unknown>>(sql, values)).rows;
  return {
    shop,
    rows,
    close: shop.project.close,
    /** Another account like the others. */
    newUser: () => shop.project.newUserLike(seller),
    /** The stored files of a user's copies. */
    storedPieces: ({ userId }: User) =>
      rows(`select name from storage.objects where bucket_id = 'exports' and name like $1`, `${userId}/%`),
    /** A user whose copies are made with these parts. */
    with: (user: User) => createCopies(createDeps(shop), user),
  };
}

function createDeps({ project, clock }: Awaited<ReturnType<typeof openPaymentsProject>>) {
  const mails: (Mail & { to: string })[] = [];
  return {
    clock,
    mailsSent: mails,
    logger: createLogger('silent'),
    dataExports: createDataExports(project.clients),
    personalRecords: createPersonalRecords(project.clients),
    exportFiles: createExportBucket(project.clients),
    exportLimits: { archiveBytes: 100_000_000, chunkBytes: 4000, mostArchives: 9 },
    archiveAddresses: createArchiveAddresses('a secret of the tests', clock),
    privacyEmail: 'privacidade@example.com',
    pictures: createPictureStore(project.clients, { signsAddresses: false }),
    storageRoom: { isLeft: async () => true },
    mails: {
      render: () => ({ subject: '', html: '', text: '' }),
      exportReady: () => ({ subject: 'Pronto', html: '', text: '' }),
      codesTried: () => ({ subject: 'Códigos', html: '', text: '' }),
      secondFactorRemoved: () => ({ subject: 'Desativada', html: '', text: '' }),
      deletionRequested: () => ({ subject: 'Exclusão', html: '', text: '' }),
      send: async (mail: Mail & { to: string }) => void mails.push(mail),
      deliver: null,
    },
  };
}

/** One user's copies. */
function createCopies(deps: Deps, user: User) {
  const work = (changed: object = {}, signal = new AbortController().signal) =>
    workOnExports({ ...deps, ...changed }, signal);
  const read = () => readExport(deps, user);
  const request = (changed: object = {}) => requestExport({ ...deps, ...changed }, user);
  return {
    deps,
    read,
    request,
    work,
    /** Requests a copy and lets it be made. */
    async make(changed: object = {}) {
      await request();
      await work(changed);
      return read();
    },
    /** The files in an archive, by name. */
    async download(url: string): Promise<Record<string, Buffer>> {
      const archive = await openArchive(deps, addressIn(url));
      const zip = await allOf(archive.read(0, archive.bytes - 1));
      const files = Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]);
      return Object.fromEntries(files);
    },
    async fillWithPictures(count: number, bytes: number): Promise<void> {
      for (let index = 0; index < count; index += 1)
        await deps.pictures.put(`${user.userId}/${pictureName(index)}`, Buffer.alloc(bytes, index));
    },
  };
}

export const pictureName = (index: number) => `2026${String(index).padStart(3, '0')}.png`;

export async function allOf(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

/** The parts of an archive's address. */
export function addressIn(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const [exportId = '', , number] = pathname.split('/').slice(4);
  const signature = searchParams.get('signature') ?? '';
  return { exportId, number: Number(number), expires: Number(searchParams.get('expires')), signature };
}

export const firstUrl = ({ archives }: { archives: { url: string }[] }) => archives[0]?.url ?? '';
