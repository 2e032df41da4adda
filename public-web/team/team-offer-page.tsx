import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { TeamOffered } from '../../domain/answer/team/team-offered.ts';
import { type OfferChoice, offerChoices } from '../../domain/use-case/team/offer-answer.ts';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Fact } from '../kit/fact.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { useSending } from '../kit/sending.ts';
import { writtenDate } from '../kit/written.ts';
import { words as site } from '../site/words.ts';
import { answerOffer, teamOffered } from './captain-lead-calls.ts';
import { words } from './captain-lead-words.ts';
import { words as captains } from './captain-words.ts';
import styles from './team-offer-page.module.css';

/** Page behind the mailed link that offers a team to an adult who does not play. */
export function TeamOfferPage() {
  const { taking } = words;
  return (
    <MailedLinkPage
      about="team offer"
      title={`${taking.title} · ${site.brand}`}
      loading={taking.loading}
      find={teamOffered}
      gone={taking.gone}
      broken={taking.broken}
    >
      {(offered, sealed) => <Offer offered={offered} sealed={sealed} />}
    </MailedLinkPage>
  );
}

function Offer({ offered, sealed }: { readonly offered: TeamOffered; readonly sealed: string }) {
  const { taking } = words;
  const { facts, rosterOf } = captains;
  const navigate = useNavigate();
  const [isDeclined, setDeclined] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { isSending, send } = useSending(taking.refused, setRefusal);
  const answer = (choice: OfferChoice) =>
    send(async () => {
      const { teamId } = await answerOffer(sealed, choice);
      if (teamId === null) setDeclined(true);
      else navigate(`/captain/team/${teamId}`, { replace: true });
    });
  if (isDeclined) return <Declined from={offered.from} />;
  return (
    <section className={pages.state}>
      <h1 className={pages.heading}>
        {taking.heading(offered.from)} <span>{offered.team}</span>
      </h1>
      <dl className={styles.facts}>
        <Fact name={facts.tournament} value={offered.tournament} />
        <Fact name={facts.date} value={writtenDate(offered.date)} />
        <Fact name={facts.roster} value={rosterOf(offered.currentPlayers, offered.maxPlayers)} />
        <Fact name={taking.as} value={`${offered.name}, ${words.role[offered.role]}`} />
      </dl>
      <p>{taking.text}</p>
      {refusal !== undefined && <p className={pages.refusal}>{refusal}</p>}
      <div className={pages.ways}>
        {offerChoices.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={value === 'taken' ? button.primary : button.secondary}
            aria-disabled={isSending}
            onClick={() => answer(value)}
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status">{isSending ? taking.answering : taking.after}</p>
    </section>
  );
}

function Declined({ from }: { readonly from: string }) {
  const heading = useArrival<HTMLHeadingElement>();
  const { declined, home } = words.taking;
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {declined.title}
      </h1>
      <p>{declined.text(from)}</p>
      <div>
        <Link to="/" className={button.primary}>
          {home}
        </Link>
      </div>
    </section>
  );
}
