import { catalogueOf, type Language } from '../../language/language.ts';
import { asPlaceholderValue, asWritten, type Place, translatePlaceholder } from '../../language/sentence.ts';
import { fitForSubject, type Letter, type LetterEvent, type LetterPart, withoutLinks } from '../../mail/letter.ts';
import { type NewMailing, textFor } from '../../mailing/mailing.ts';
import { isBlockPlace, isWordPlace, piecesOf, type WordPlace } from '../../mailing/place-in-text.ts';
import { dollars } from '../../payment/fee.ts';
import { paymentReference } from '../../payment/payment-reference.ts';
import type { Needs } from '../../port/ports.ts';
import { debtOf } from '../../registration/debt.ts';
import { tournamentLabel } from '../../tournament/tournament.ts';
import type { About } from './about.ts';
import { blockOf, endingOfNews } from './letter-blocks.ts';

type Sealing = Needs<'links' | 'seal'>;

/** Maximum length of a subject line once names are filled in. */
const longestSubject = 300;

/** Writes an organizer's mailing to one reader, with their data filled in. */
export function mailingLetter(event: LetterEvent, mailing: NewMailing, about: About, mail: Sealing, now: Date): Letter {
  const { subject, text, language } = textFor(mailing, readsOf(about));
  const parts = partsOf(text, about, language, mail, now);
  return {
    ...event,
    to: about.to,
    playerId: about.player?.id ?? null,
    language,
    subject: asWritten(filledIn(subject, about, language, inSubject).slice(0, longestSubject)),
    parts: about.isNews ? [...parts, ...endingOfNews(about, mail, now)] : parts,
  };
}

/** Returns the language of the reader. */
function readsOf({ player, team }: About): Language {
  return player?.language ?? team?.captainLanguage ?? 'en';
}

/** Splits a text into paragraphs at empty lines and at block places. */
function partsOf(text: string, about: About, language: Language, mail: Sealing, now: Date): readonly LetterPart[] {
  const parts: LetterPart[] = [];
  let words = '';
  const close = () => {
    for (const one of words.split(/\n\s*\n/)) if (one.trim() !== '') parts.push(ownWords(one.trim()));
    words = '';
  };
  for (const piece of piecesOf(text)) {
    if ('written' in piece) words += piece.written;
    else if (isBlockPlace(piece.place)) {
      close();
      parts.push(...blockOf(piece.place, about, mail, now));
    } else words += filledIn(`{${piece.place}}`, about, language, withoutLinks);
  }
  close();
  return parts;
}

/** Keeps links in the organizer's text; names chosen by strangers have lost theirs by then. */
const ownWords = (text: string): LetterPart => ({ kind: 'text', text: asWritten(text), keepsLinks: true });

function filledIn(text: string, about: About, language: Language, fitted: (name: string) => string): string {
  const told = (place: Place) => translatePlaceholder(place, catalogueOf[language]);
  return piecesOf(text)
    .map((piece) => {
      if ('written' in piece) return piece.written;
      return isWordPlace(piece.place) ? fitted(told(wordOf(piece.place, about))) : '';
    })
    .join('');
}

const inSubject = (name: string): string => translatePlaceholder(fitForSubject(name));

/** Returns the content of a word place. */
function wordOf(place: WordPlace, { player, registration, team, tournament }: About): Place {
  switch (place) {
    case 'name':
      return player?.name ?? team?.captainName ?? '';
    case 'team':
      return team?.name ?? asPlaceholderValue('no team yet');
    case 'tournament':
      return tournament === undefined
        ? asPlaceholderValue('no tournament yet')
        : tournamentLabel(tournament, registration?.ageBracket ?? null);
    case 'amount':
      return dollars((registration && debtOf(registration)?.amountCents) ?? 0);
    case 'reference':
      return registration === undefined ? '-' : paymentReference(registration.id);
  }
}
