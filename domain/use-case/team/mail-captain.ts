import { type Answers } from '../../form/form.ts';
import { asWritten, said } from '../../language/sentence.ts';
import { type Letter, paragraph } from '../../mail/letter.ts';
import type { Reached } from '../../player/letter-reader.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { legibleAlphabet } from '../../secret/legible-alphabet.ts';
import { letterToCaptain } from '../../team/letter-to-captain.ts';
import { placeholderCaptain, type Team } from '../../team/team.ts';
import { captainOnFile } from '../entry/captain-on-file.ts';
import type { captainLetter } from './captain-letter-form.ts';
import { lockTeam } from './lock-team.ts';

interface Asked {
  readonly id: number;
  readonly answers: Answers<typeof captainLetter>;
}

/** Writes to the captain of a team and returns the address. */
export async function mailCaptain(
  given: Given<'tournaments' | 'teams' | 'players' | 'secrets'>,
  { id, answers }: Asked,
): Promise<string> {
  const { team } = await lockTeam(given, id);
  if (team.captainEmail === placeholderCaptain.captainEmail) {
    throw new Refusal(
      'conflict',
      said('{team} has no captain to write to. Please assign one first.', { team: team.name }),
    );
  }
  await given.outbox.post(
    organizersLetter(
      { team, captain: await captainOnFile(given, team) },
      answers,
      given.secrets.draw(legibleAlphabet, 12),
    ),
  );
  await given.audit.note({
    thing: 'team',
    recordId: id,
    what: 'captain mailed',
    to: { subject: answers.subject },
  });
  return team.captainEmail;
}

/** Writes an organizer's letter to the captain of a team. */
export function organizersLetter(
  { team, captain }: { readonly team: Team; readonly captain: Reached | undefined },
  { subject, text }: Answers<typeof captainLetter>,
  mark: string,
): Letter {
  const paragraphs = text.split(/\n\s*\n/).map((part) => paragraph(asWritten(part.trim())));
  return letterToCaptain(team, captain, ['written', mark], asWritten(subject), paragraphs);
}
