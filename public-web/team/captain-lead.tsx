import { useState } from 'react';
import button from '../kit/button.module.css';
import own from './captain-lead.module.css';
import { CaptainLeadOffer } from './captain-lead-offer.tsx';
import { words } from './captain-lead-words.ts';
import { CaptainOfferOpen } from './captain-offer-open.tsx';
import styles from './captain-page.module.css';
import type { CaptainPart } from './captain-part.ts';
import { CaptainStepDown } from './captain-step-down.tsx';

interface CaptainLeadProps extends CaptainPart {
  /** Called after the reader of the page has stepped down. */
  readonly onSteppedDown: () => void;
}

/** Leader of the team, on its roster or not, with the offer to an adult who does not play. */
export function CaptainLead({ team, onChange, onSteppedDown }: CaptainLeadProps) {
  const [isOffering, setOffering] = useState(false);
  return (
    <section className={styles.part} aria-labelledby="lead">
      <h2 id="lead">{words.title}</h2>
      <Leading team={team} />
      {team.offer !== null && <CaptainOfferOpen team={team} offer={team.offer} onChange={onChange} />}
      {team.offer === null && team.canChangeRoster && (
        <div>
          <button type="button" className={button.quiet} onClick={() => setOffering(true)}>
            {words.offer.open}
          </button>
        </div>
      )}
      {team.lead !== null && <CaptainStepDown team={team} onSteppedDown={onSteppedDown} />}
      {isOffering && <CaptainLeadOffer team={team} onChange={onChange} onClose={() => setOffering(false)} />}
    </section>
  );
}

function Leading({ team }: Pick<CaptainPart, 'team'>) {
  const { lead } = team;
  if (lead === null) return <p>{team.players.some(({ isCaptain }) => isCaptain) ? words.captain : words.nobody}</p>;
  return (
    <ul className={styles.rows}>
      <li>
        <div>
          <strong>
            <bdi>{lead.name}</bdi>
          </strong>
          <p>{words.role[team.ledBy]}</p>
          <p className={own.address}>
            {lead.email} · {lead.phone}
          </p>
        </div>
      </li>
    </ul>
  );
}
