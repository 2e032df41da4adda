import type { Language } from '../../language/language.ts';
import type { Given } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { leadByNonPlayer } from '../../team/team-lead.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import type { OfferChoice } from './offer-answer.ts';
import { type OfferPorts, type OpenOffer, offerOfLink } from './offer-of-link.ts';
import { passTeam } from './pass-team.ts';
import { newLeadLetter } from './team-lead-letters.ts';
import { offerDeclinedLetter } from './team-offer-letters.ts';

interface Asked {
  readonly sealed: string;
  readonly answer: OfferChoice;
  /** Language of the page; undefined where it names none. */
  readonly language?: Language | undefined;
}

/**
 * Answers the offer of a team. Accepting makes the person its leader, without a place on its roster, and ends
 * every earlier link and session of its leader. Declining notifies the person who offered it. Either way the offer
 * no longer stores whom it went to.
 */
export class AnswerOffer {
  constructor(private readonly ports: OfferPorts & AskingPorts & Given) {}

  async run({ sealed, answer, language }: Asked): Promise<Team> {
    const open = await offerOfLink(this.ports, sealed);
    const { team, offer, to } = open;
    const now = this.ports.clock.now();
    if (await this.ports.outbox.hasBrought(sealed, to.email)) await this.ports.mailboxes.confirm(to.email, now);
    await this.ports.teamOffers.save({ ...offer, to: null });
    if (answer === 'taken') return this.take(open, language ?? to.language);
    await this.ports.audit.note({
      thing: 'team',
      recordId: team.id,
      what: 'offer declined',
      to: { offer: offer.number },
    });
    await this.ports.outbox.post(offerDeclinedLetter(open));
    return team;
  }

  private async take({ team, to, offer }: OpenOffer, language: Language): Promise<Team> {
    const leading = leadByNonPlayer({ ...to, language });
    const saved = await passTeam(this.ports, team, { leading, letter: newLeadLetter });
    await this.ports.audit.note({
      thing: 'team',
      recordId: team.id,
      what: 'handed over',
      from: { ledBy: team.ledBy, captainId: team.captainId },
      to: { ledBy: saved.ledBy, captainId: null, offer: offer.number },
    });
    return saved;
  }
}
