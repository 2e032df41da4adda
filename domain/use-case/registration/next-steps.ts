import type { Needs } from '../../port/ports.ts';
import { asPlaceholderValue, type Phrase, said } from '../../rule/language/sentence.ts';
import { asideTo, type Fact, type LetterPart, paragraph } from '../../rule/mail/letter.ts';
import type { Player } from '../../rule/player/player.ts';
import { checklistOf, stepWords } from '../../rule/registration/checklist.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { firstLetterTo } from '../../rule/schedule/first-letter.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { type WaiverState, waiverState } from '../../rule/waiver/waiver.ts';
import { waiverInConfirmation } from '../waiver/ask-for-signature.ts';

/** Texts about the waiver for readers who are not its signers. */
const waiverWords: Readonly<Record<WaiverState, readonly Phrase[]>> = {
  unsigned: [
    'The waiver is not signed yet. We email the link to sign it, for a player under 18 to the parent or guardian.',
  ],
  claimed: ['The waiver counts once the parent or guardian confirms it. We email them the link.'],
  confirmed: [],
};

/** Registration at the moment of a letter about it. */
interface RegisteredNow {
  readonly registration: Registration;
  readonly tournament: Pick<Tournament, 'firstDay'>;
  readonly team: Team | null;
  readonly now: Date;
}

/** Returns the end of a registration's confirmation: the next steps, and for a parent the waiver to confirm. */
export function firstSteps(
  registered: RegisteredNow & { readonly player: Player },
  mail: Needs<'links' | 'seal'>,
): readonly LetterPart[] {
  const asked = waiverInConfirmation(mail, registered);
  const { registration, team } = registered;
  const next = asked.length === 0 ? nextSteps(registered, mail) : [...schedule(registered, mail), ...asked];
  return [checklist(registration, team), ...next];
}

/** Returns the checklist as on the screens. */
function checklist(registration: Registration, team: Team | null): LetterPart {
  const facts = checklistOf(registration, team).map(
    ({ step, isDone }): Fact => [stepWords[step], asPlaceholderValue(isDone ? 'done' : 'to do')],
  );
  return { kind: 'facts', facts };
}

/** Returns the end of every later letter about a registration: the next steps, and where to look oneself up. */
export function nextSteps(registered: RegisteredNow, mail: Needs<'links'>): readonly LetterPart[] {
  return [
    ...waiverWords[waiverState(registered.registration.waiver)].map((sentence) => paragraph(sentence)),
    ...schedule(registered, mail),
  ];
}

const scheduleWords = said({
  ahead: 'The schedule is sent 48 hours before the start.',
  soon: 'The schedule comes in another email.',
});
const contactsToo = said({
  ahead:
    'The schedule is sent 48 hours before the start. Team contact info is shared then, where the families allow it.',
  soon: 'The schedule comes in another email. Team contact info is shared there, where the families allow it.',
});

/** Returns the sentence about the schedule while a letter with it is to come; only a player of a team with a place is told of teammates' contacts. */
function schedule({ team, tournament, now }: RegisteredNow, { links }: Needs<'links'>): readonly LetterPart[] {
  const isWaiting = team !== null && team.waitlistedAt !== null;
  const letter = isWaiting ? null : firstLetterTo(tournament, now);
  const words = team === null ? scheduleWords : contactsToo;
  return [...(letter === null ? [] : [paragraph(words[letter])]), asideTo('Open your Player ID', links.playerId())];
}
