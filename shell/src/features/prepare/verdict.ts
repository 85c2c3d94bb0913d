import type { ChannelPicture, PictureCheck } from '@andromeda/platform';
import type { Channel } from 'bff/contract/browser/channels';
import { verdictOf, verdicts } from 'bff/contract/browser/preparations';
import { fileSize, percent, times } from './measures.ts';
import { messages } from './messages.ts';

/** What came of a picture for a marketplace, in words. */
export interface Verdict {
  tone: 'success' | 'warning' | 'danger';
  headline: string;
  /** Why it is not simply ready. */
  reasons: readonly string[];
  /** What of the picture was measured. */
  facts: string;
}

/** So little is enlarged without anybody seeing it. */
const UNSEEN_ENLARGEMENT = 1.05;

export function verdictOn(picture: ChannelPicture, channel: Channel): Verdict {
  const { file, checks } = picture;
  const { tone, words } = verdicts[verdictOf(picture)];
  return {
    tone,
    headline: words(channel.name),
    reasons: checks.filter(({ ok }) => !ok).map((check) => reasonOf(check, channel)),
    facts: file ? factsOf(file, checks) : '',
  };
}

function reasonOf({ rule, measured, wanted }: PictureCheck, { article, name, pictures }: Channel): string {
  const who = `${article} ${name}`;
  const [is, should] = [Number(measured), Number(wanted)];
  switch (rule) {
    case 'fill':
      return messages.fill(percent(is), who, percent(should));
    case 'white':
      return pictures.white?.value === 'every' ? messages.whiteEvery(who) : messages.whiteCover(who);
    case 'ratio':
      return is > should ? messages.tooWide(who) : messages.tooTall(who);
    case 'leastSide':
    case 'leastLongSide':
      return messages.tooSmall(String(is), who, String(should));
    case 'mostSide':
      return messages.tooLarge(String(is), who, String(should));
    case 'mostBytes':
      return messages.tooHeavy(fileSize(is), who, fileSize(should));
    case 'textOnCover':
      return messages.textOnCover(who);
    case 'cutOut':
      return messages.doubtfulCutOut;
    case 'enlargement':
      return messages.enlarged(times(is));
    default:
      return messages.otherForm(who);
  }
}

function factsOf(
  { width, height, bytes }: NonNullable<ChannelPicture['file']>,
  checks: readonly PictureCheck[],
): string {
  const measured = (rule: PictureCheck['rule']) =>
    Number(checks.find((check) => check.rule === rule && check.ok)?.measured ?? 0);
  const [fill, enlargement] = [measured('fill'), measured('enlargement')];
  return [
    `${width} × ${height} px`,
    fileSize(bytes),
    fill > 0 && `produto em ${percent(fill)} do quadro`,
    checks.some(({ rule, ok }) => rule === 'declaration' && ok) && messages.declared,
    enlargement > UNSEEN_ENLARGEMENT && `ampliada ${times(enlargement)} vezes`,
  ]
    .filter((part) => !!part)
    .join(' · ');
}
