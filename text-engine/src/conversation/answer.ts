import type { Marketplaces } from '../marketplaces.ts';
import { adSum } from './ad-sum.ts';
import { type Advice, adviceOn } from './advice.ts';
import type { FamiliarWords } from './familiar-words.ts';
import { deeper, followUp, leansBack, marketplaceNote, subjectBefore } from './follow-up.ts';
import { namedProduct } from './named-product.ts';
import { aboutPhoto, photoAdvice } from './photo-advice.ts';
import { plainQuestion } from './plain-question.ts';
import { priceSum } from './price-sum.ts';
import { greeting, isForeign, isRude, smallTalk } from './small-talk.ts';
import { firstSteps, offTopic, unsure } from './unknown.ts';
import { writeForListing } from './write-for-listing.ts';

/** The characters of a question that are read for its subject. */
const LONGEST = 2000;

/** One turn of a conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  /** The photo that came with it: what it shows, or null where nobody could look at it. */
  photo?: { description: string | null };
}

/** What an answer is made from. */
export interface Answering {
  marketplaces: Marketplaces;
  advice: readonly Advice[];
  familiar: FamiliarWords;
}

/** What was understood, and what is said to it. */
export interface Reply {
  /** A heading of `advice/`; 'conta', 'conversa' or 'produto' for what the code answers; 'não sei' where it was not understood. */
  subject: string;
  text: string;
}

/** The whole answer to a conversation's last question. */
export function replyTo(conversation: readonly Turn[], answering: Answering): Reply {
  const photo = conversation.at(-1)?.photo;
  const reply = replyToWords(conversation, answering);
  return photo ? { ...reply, text: `${aboutPhoto(photo.description)}\n\n${reply.text}` } : reply;
}

function replyToWords(conversation: readonly Turn[], answering: Answering): Reply {
  const contentsOf = (wanted: Turn['role']) =>
    conversation.filter(({ role }) => role === wanted).map(({ content }) => bothEnds(content));
  const asked = contentsOf('user');
  const said = contentsOf('assistant');
  const question = asked.at(-1) ?? '';
  const plain = plainQuestion(question);
  const withPhoto = conversation.at(-1)?.photo !== undefined;
  const reply = isRude(plain)
    ? { subject: 'conversa', text: smallTalk(plain, said) ?? '' }
    : onSubject({ question, plain, asked, said, withPhoto }, answering);
  return isForeign(plain) ? { ...reply, text: `Eu respondo em português. ${reply.text}` } : reply;
}

/** A long text without its middle: the question is at the beginning or at the end. */
const bothEnds = (text: string) =>
  text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}\n${text.slice(-LONGEST / 2)}` : text;

interface Talk {
  question: string;
  plain: string;
  asked: readonly string[];
  said: readonly string[];
  withPhoto: boolean;
}

function onSubject(talk: Talk, answering: Answering): Reply {
  return computed(talk, answering) ?? advised(talk, answering) ?? unadvised(talk, answering);
}

/** An answer that is calculated or written only for this question, or only makes sense after the previous one. */
function computed({ question, plain, asked, said }: Talk, { marketplaces, advice }: Answering): Reply | null {
  const ads = adSum(plain);
  if (ads) return { subject: 'ACOS e ROAS', text: ads };
  const sum = priceSum(plain, asked.slice(0, -1).map(plainQuestion));
  if (sum) return { subject: 'conta', text: sum };
  const written = writeForListing(
    { question, plain, product: namedProduct([question], marketplaces) },
    marketplaces,
  );
  if (written) return written;
  const before = subjectBefore(asked, advice);
  const text = followUp({ plain, before, product: namedProduct(asked, marketplaces), said }, marketplaces);
  return before && text ? { subject: before.subject, text } : null;
}

function advised({ plain, asked, said, withPhoto }: Talk, answering: Answering): Reply | null {
  const { marketplaces, advice, familiar } = answering;
  const found =
    adviceOn(advice, plain) ??
    adviceOn(advice, familiar.spelled(plain)) ??
    (withPhoto ? photoAdvice : undefined);
  if (!found) return null;
  const product = namedProduct(asked, marketplaces);
  const note = marketplaceNote(plain, found, marketplaces);
  const text = [found.text(product), note].filter(Boolean).join('\n\n');
  return { subject: found.subject, text: said.includes(text) ? deeper(found, product, said) : text };
}

function unadvised({ question, plain, asked, said }: Talk, answering: Answering): Reply {
  const { marketplaces, advice, familiar } = answering;
  const named = namedProduct([question], marketplaces);
  if (named) return { subject: 'produto', text: firstSteps(named) };
  const before = subjectBefore(asked, advice);
  const product = namedProduct(asked, marketplaces);
  if (before && leansBack(plain)) return { subject: before.subject, text: deeper(before, product, said) };
  const small = smallTalk(plain, said) ?? greeting(plain, said);
  if (small) return { subject: 'conversa', text: small };
  return { subject: 'não sei', text: offTopic(plain) ?? unsure(familiar.nearest(plain), product, said) };
}
