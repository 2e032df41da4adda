import { said } from '../../language/sentence.ts';
import { greet, type Letter, paragraph } from '../../mail/letter.ts';
import { firstSteps } from '../entry/next-steps.ts';
import type { Registered } from '../entry/open-tournament.ts';
import { registrationFacts } from '../entry/registration-facts.ts';
import type { SealedMail } from '../mail/sealed-mail.ts';

/** Tells a free agent that they are registered. */
export function freeAgentLetter(registered: Registered, mail: Pick<SealedMail, 'links' | 'seal'>): Letter {
  const { player, registration, tournament } = registered;
  return {
    event: `free-agent-registered:${registration.id}`,
    cause: 'registration',
    to: player.email,
    language: player.language,
    subject: said("You're registered: {tournament}", { tournament: tournament.name }),
    parts: [
      greet(player.name),
      paragraph("You've been registered as an individual player. We'll match you with a team soon."),
      ...registrationFacts(registered),
      ...firstSteps(registered, mail),
    ],
  };
}
