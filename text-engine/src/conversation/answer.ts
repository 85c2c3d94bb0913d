import type { Marketplaces } from '../marketplaces.ts';
import { type Advice, adviceOn } from './advice.ts';
import { deeper, followUp, leansBack, marketplaceNote, subjectBefore } from './follow-up.ts';
import { namedProduct } from './named-product.ts';
import { aboutPhoto, photoAdvice } from './photo-advice.ts';
import { plainQuestion } from './plain-question.ts';
import { priceSum } from './price-sum.ts';
import { greeting, isForeign, isRude, smallTalk } from './small-talk.ts';
import { askForMore, firstSteps, offTopic } from './unknown.ts';
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
}

/** The whole answer to a conversation's last question. */
export function answerTo(conversation: readonly Turn[], answering: Answering): string {
  const photo = conversation.at(-1)?.photo;
  const answer = answerToWords(conversation, answering);
  return photo ? `${aboutPhoto(photo.description)}\n\n${answer}` : answer;
}

function answerToWords(conversation: readonly Turn[], answering: Answering): string {
  const contentsOf = (wanted: Turn['role']) =>
    conversation.filter(({ role }) => role === wanted).map(({ content }) => content.slice(0, LONGEST));
  const asked = contentsOf('user');
  const said = contentsOf('assistant');
  const question = asked.at(-1) ?? '';
  const plain = plainQuestion(question);
  if (isRude(plain)) return smallTalk(plain, said) ?? askForMore(null);
  const withPhoto = conversation.at(-1)?.photo !== undefined;
  const answer = onSubject({ question, plain, asked, said, withPhoto }, answering);
  return isForeign(plain) ? `Eu respondo em português. ${answer}` : answer;
}

interface Talk {
  question: string;
  plain: string;
  asked: readonly string[];
  said: readonly string[];
  withPhoto: boolean;
}

function onSubject(talk: Talk, { marketplaces, advice }: Answering): string {
  const { question, plain, asked, said, withPhoto } = talk;
  const product = namedProduct(asked, marketplaces);
  const before = subjectBefore(asked, advice);
  const named = namedProduct([question], marketplaces);
  const ready =
    priceSum(plain, asked.slice(0, -1).map(plainQuestion)) ??
    writeForListing({ question, plain, product: named }, marketplaces) ??
    followUp({ plain, before, product, said }, marketplaces);
  if (ready) return ready;
  const found = adviceOn(advice, plain) ?? (withPhoto ? photoAdvice : undefined);
  if (found) {
    const note = marketplaceNote(plain, found, marketplaces);
    const text = [found.text(product), note].filter(Boolean).join('\n\n');
    return said.includes(text) ? deeper(found, product, said) : text;
  }
  if (named) return firstSteps(named);
  if (before && leansBack(plain)) return deeper(before, product, said);
  return smallTalk(plain, said) ?? greeting(plain, said) ?? offTopic(plain) ?? askForMore(product, said);
}
