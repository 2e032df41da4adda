import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { asPlaceholderValue, asWritten, type Place, translatePlaceholder } from '../../rule/language/sentence.ts';
import { fitForSubject, type Letter, type LetterEvent, type LetterPart, withoutLinks } from '../../rule/mail/letter.ts';
import { type NewMailing, type Reader, textFor } from '../../rule/mailing/mailing.ts';
import { isWordPlace, piecesOf, type WordPlace, waiverPlace } from '../../rule/mailing/place-in-text.ts';
import { dollars } from '../../rule/payment/fee.ts';

/** Maximum length of a subject line once names are filled in. */
const longestSubject = 300;

/** Links of a letter to one reader: to sign the waiver, and to end such letters. */
interface ReadersLinks {
  readonly waiver: readonly LetterPart[];
  readonly ending: readonly LetterPart[];
}

/** Writes an organizer's mailing to one reader, with their data filled in. */
export function mailingLetter(event: LetterEvent, mailing: NewMailing, reader: Reader, links: ReadersLinks): Letter {
  const { subject, text, language } = textFor(mailing, reader.language);
  return {
    ...event,
    to: reader.to,
    language,
    subject: asWritten(filledIn(subject, reader, language, inSubject).slice(0, longestSubject)),
    parts: [...partsOf(text, reader, language, links.waiver), ...links.ending],
  };
}

/** Splits a text into paragraphs at empty lines and at the waiver's link. */
function partsOf(text: string, reader: Reader, language: Language, waiver: readonly LetterPart[]) {
  const parts: LetterPart[] = [];
  let words = '';
  const close = () => {
    for (const one of words.split(/\n\s*\n/)) if (one.trim() !== '') parts.push(ownWords(one.trim()));
    words = '';
  };
  for (const piece of piecesOf(text)) {
    if ('written' in piece) words += piece.written;
    else if (piece.place === waiverPlace) {
      close();
      parts.push(...waiver);
    } else words += filledIn(`{${piece.place}}`, reader, language, withoutLinks);
  }
  close();
  return parts;
}

/** Keeps links in the organizer's text; names chosen by strangers have lost theirs by then. */
const ownWords = (text: string): LetterPart => ({ kind: 'text', text: asWritten(text), keepsLinks: true });

function filledIn(text: string, reader: Reader, language: Language, fitted: (name: string) => string): string {
  const told = (place: Place) => translatePlaceholder(place, catalogueOf[language]);
  return piecesOf(text)
    .map((piece) => {
      if ('written' in piece) return piece.written;
      return isWordPlace(piece.place) ? fitted(told(wordOf(piece.place, reader))) : '';
    })
    .join('');
}

const inSubject = (name: string): string => translatePlaceholder(fitForSubject(name));

function wordOf(place: WordPlace, { name, team, tournament, owedCents }: Reader): Place {
  switch (place) {
    case 'name':
      return name;
    case 'team':
      return team ?? asPlaceholderValue('no team yet');
    case 'tournament':
      return tournament ?? asPlaceholderValue('no tournament yet');
    case 'amount':
      return dollars(owedCents);
  }
}
