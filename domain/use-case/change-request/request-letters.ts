import type { ChangeRequest } from '../../change-request/change-request.ts';
import { type Filled, inEnglish, type Place, type Sentence, said } from '../../language/sentence.ts';
import { type Letter, type LetterPart, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Request of a family or a captain, in the words of its letters. */
export interface WordedRequest {
  readonly request: ChangeRequest;
  /** Name of the player or the team. */
  readonly name: Place;
  readonly tournament: Tournament;
  /** Wish after "You have asked". */
  readonly wish: Filled;
  readonly toAsker: (subject: Sentence, parts: readonly LetterPart[]) => Letter;
}

/** Writes the letter confirming that a request was received, and that nothing has changed yet. */
export function receivedLetter({ name, wish, toAsker }: WordedRequest, parts: readonly LetterPart[] = []): Letter {
  return toAsker(said('We have your request: {player}', { player: name }), [
    paragraph(said('You have asked {wish}. The organizers answer by email; until then nothing has changed.', { wish })),
    ...parts,
  ]);
}

/** Writes the letter telling that the organizers refused a request, and that everything is as it was. */
export function refusedLetter(
  { request, name, tournament, wish, toAsker }: WordedRequest,
  parts: readonly LetterPart[],
): Letter {
  return toAsker(said('Not possible: {player}, {tournament}', { player: name, tournament: tournament.name }), [
    paragraph(said('You had asked {wish}. The organizers could not say yes.', { wish })),
    ...remarkIn(request),
    ...parts,
  ]);
}

/** Writes the letter confirming that a request was taken back, and that everything is as it was. */
export function takenBackLetter({ name, tournament, toAsker }: WordedRequest, parts: readonly LetterPart[]): Letter {
  return toAsker(said('Taken back: {player}, {tournament}', { player: name, tournament: tournament.name }), parts);
}

/** Returns the event of a letter to the asker about the state of a request. */
export const requestEvent = ({ id, state }: ChangeRequest) => once('change-request', id, state);

/** Returns the organizers' remark as a part of a letter. */
export function remarkIn({ remark }: ChangeRequest): readonly LetterPart[] {
  return remark === null ? [] : [paragraph(said('The organizers write: {remark}', { remark }))];
}

interface Notice {
  readonly request: ChangeRequest;
  readonly name: string;
  readonly tournament: Tournament;
  readonly links: Links;
}

/** Writes the letter telling the organizers that a request waits for their answer, or no longer does. */
export function toOrganizers({ request, name, tournament, links }: Notice, organizers: string, text: string): Letter {
  const isOpen = request.state === 'asked';
  return {
    ...once(isOpen ? 'change-to-decide' : 'change-taken-back', request.id),
    to: organizers,
    language: 'en',
    subject: inEnglish(`${isOpen ? 'To decide' : 'Nothing to decide any more'}: ${name}, ${tournament.name}`),
    parts: [
      paragraph(inEnglish(text)),
      linkTo(inEnglish(isOpen ? 'Answer by a press' : 'All requests'), links.changeRequests()),
    ],
  };
}
