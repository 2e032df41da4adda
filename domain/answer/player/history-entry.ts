import type { AuditedThing, Proof } from '../../port/audit.ts';
import { catalogueOf, type Language } from '../../rule/language/language.ts';
import { asPlaceholderValue, type Phrase, said, translate } from '../../rule/language/sentence.ts';
import type { HistoryEntry } from './whole-record.ts';

/** Audit entry about a player, limited to what its family may know: no name and no origin. */
export interface AuditedEvent {
  readonly at: string;
  readonly kind: string;
  readonly proved: Proof;
  readonly thing: AuditedThing;
  readonly what: string;
}

/** Returns an audit entry in words for the family, in its language. */
export function historyEntry({ at, kind, proved, thing, what }: AuditedEvent, language: Language = 'en'): HistoryEntry {
  const sentence = said('{who} {done}', {
    who: asPlaceholderValue(actor(kind, proved)),
    done: asPlaceholderValue(deedOf(thing, what)),
  });
  return { at, by: kind, what, text: translate(sentence, catalogueOf[language]) };
}

/** Returns the phrase for an action; one without a phrase, such as a bare call, gets a general one. */
function deedOf(thing: AuditedThing, what: string): Phrase {
  return deeds[what] ?? deeds[`${thing} ${what}`] ?? calls[what] ?? 'did something with the record';
}

function actor(kind: string, proved: Proof): Phrase {
  if (kind === 'visitor' && proved === 'mailed link') return 'Somebody with a link that was emailed to you';
  if (proved === 'shown link') return 'Somebody with a link that an organizer was shown';
  if (kind === 'visitor' && proved === 'name and phone') return 'Somebody with the name and the phone number';
  return actors[kind] ?? 'Somebody at the site';
}

const actors: Readonly<Record<string, Phrase>> = {
  organizer: 'An organizer',
  'score keeper': 'A score keeper',
  captain: "The team's captain",
  family: 'Your family',
  site: 'The site',
};

/** Phrases for actions, by the words of the audit; ambiguous ones are preceded by the kind of record. */
const deeds: Readonly<Record<string, Phrase>> = {
  'player shown': 'saw the phone number and how to reach you',
  'registration shown': 'saw the registration with how to reach you',
  'team shown': 'saw the player on a roster',
  'waiver shown': 'saw the waiver',
  'players exported': 'took a list of all players away as a file',
  'tournament-registrations exported': 'took a list of all registrations away as a file',
  'record shown to the family': 'looked at this page',
  'cancelled by the family': 'cancelled the registration',
  'moved by an organizer': 'moved the player to another tournament',
  'money kept': 'noted that the money paid is kept',
  'money to be refunded': 'noted that the money paid is to be sent back',
  'known to the captain': 'said that they know the player',
  'link shown': 'was shown a link that was written to you',
  'language chosen': 'chose the language of the letters',
  'record link mailed': 'asked for the link to this page; it went to your address',
  registered: 'registered the player',
  'registered again': 'registered the player again',
  'joined by invitation': 'joined a team by its invitation',
  'waiver confirmed': 'confirmed the waiver',
  'waiver confirmed on paper': 'entered a waiver signed on paper',
  'waiver withdrawn': 'withdrew the waiver',
  'waiver signed': 'signed the waiver',
  'waiver link mailed': 'had the link to sign the waiver emailed to you',
  'photo choice changed': 'changed the choice about photos',
  'contact choice changed': 'changed whether the team is told how to reach you',
  'player edited': 'changed the record',
  'registration edited': 'changed the registration',
  'player created': 'entered the player',
  'registration created': 'entered the registration',
  'registration payment': 'recorded a payment',
  'payment wished': 'chose how to pay',
  'put on a roster': 'put the player on a team',
  'taken off a roster': 'took the player off a team',
  'player created by import': 'entered the player from a table',
  'registered by import': 'registered the player from a table',
  'player unsubscribed': 'ended the letters about new tournaments',
  'player erased': 'erased the player',
  'erased by the family': 'erased the player',
  'called different': 'said that the player is not the other one of that name',
  'registration deleted': 'deleted the registration',
  'age bracket': 'changed the age bracket',
  'payment paid': 'recorded that it is paid',
  'payment pending': 'recorded that it is not paid',
  'payment failed': 'recorded that a payment failed',
  'payment received': 'recorded money received',
  'payment sent back': 'recorded money sent back',
  'payment method': 'changed how it is paid',
  refused: 'tried something and was refused',
  'not found': 'looked for the player and found nobody',
};

/** Phrases for calls that the audit knows only by their address. */
const calls: Readonly<Record<string, Phrase>> = {
  'POST /api/players/:id/waiver-link': 'had the link to sign the waiver emailed to you',
  'POST /api/players/:id/captain-link': 'had the link of the captain emailed to you',
  'POST /api/players/:id/contact-code': 'had a code emailed to you',
  'POST /api/players/:id/contact-code/confirm': 'showed the code that was emailed to you',
  'PUT /api/players/:id/update': 'saved the record unchanged',
};
