import { type Letter, paragraph } from '../../mail/letter.ts';
import type { Links } from '../../site/links.ts';
import { nextSteps } from '../entry/next-steps.ts';
import type { Registered } from '../entry/open-tournament.ts';
import { registrationFacts } from '../entry/registration-facts.ts';

/** Tells a free agent that they are registered. */
export function freeAgentLetter({ player, registration, tournament }: Registered, links: Links): Letter {
  return {
    event: `free-agent-registered:${registration.id}`,
    cause: 'registration',
    to: player.email,
    subject: `You're registered: ${tournament.name}`,
    parts: [
      paragraph(`Hi ${player.name},`),
      paragraph("You've been registered as an individual player. We'll match you with a team soon."),
      registrationFacts(registration, tournament),
      ...nextSteps(registration, links),
    ],
  };
}
