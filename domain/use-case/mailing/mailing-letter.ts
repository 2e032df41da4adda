import { catalogueOf, type Language } from '../../language/language.ts';
import { asWritten, filling, type Place, spokenPlace } from '../../language/sentence.ts';
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

/** A subject line is at most so long once names are filled in. */
const longestSubject = 300;

/** An organizer's words to one reader, with what is known of them filled in. */
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

/** In which language whoever gets it reads. */
export function readsOf({ player, team }: About): Language {
  return player?.language ?? team?.captainLanguage ?? 'en';
}

/** Paragraphs are parted by empty lines; what stands as a thing to do parts them, too. */
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

/** An organizer may name an address of the web; names that strangers chose have lost theirs by then. */
const ownWords = (text: string): LetterPart => ({ kind: 'text', text: asWritten(text), keepsLinks: true });

function filledIn(text: string, about: About, language: Language, fitted: (name: string) => string): string {
  const told = (place: Place) => spokenPlace(place, catalogueOf[language]);
  return piecesOf(text)
    .map((piece) => {
      if ('written' in piece) return piece.written;
      return isWordPlace(piece.place) ? fitted(told(wordOf(piece.place, about))) : '';
    })
    .join('');
}

const inSubject = (name: string): string => spokenPlace(fitForSubject(name));

/** What stands where a word is filled in. */
function wordOf(place: WordPlace, { player, registration, team, tournament }: About): Place {
  switch (place) {
    case 'name':
      return player?.name ?? team?.captainName ?? '';
    case 'team':
      return team?.name ?? filling('no team yet');
    case 'tournament':
      return tournament === undefined
        ? filling('no tournament yet')
        : tournamentLabel(tournament, registration?.ageBracket ?? null);
    case 'amount':
      return dollars((registration && debtOf(registration)?.amountCents) ?? 0);
    case 'reference':
      return registration === undefined ? '-' : paymentReference(registration.id);
  }
}
