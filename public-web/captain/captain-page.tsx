import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CaptainsTeam } from '../../domain/answer/team/captains-team.ts';
import type { CaptainsAnswer } from '../../domain/use-case/join-request/answer-join-request.ts';
import { InviteWays } from '../invitation/invite-ways.tsx';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import button from '../kit/button.module.css';
import { Fact } from '../kit/fact.tsx';
import { ForgetDevice } from '../kit/forget-device.tsx';
import { PageLoading } from '../kit/page-loading.tsx';
import { Question } from '../kit/question.tsx';
import { skillLabel } from '../kit/skill-label.ts';
import { TeamFacts } from '../kit/team-facts.tsx';
import { TeamLink } from '../kit/team-link.tsx';
import { writtenDate } from '../kit/written.ts';
import { verdictOf } from '../transport/call-failed.ts';
import { answerRequest, captainRight, captainsTeam, replaceCode } from './captain-calls.ts';
import { CaptainFailed } from './captain-failed.tsx';
import { CaptainHandedOver } from './captain-handed-over.tsx';
import { CaptainInvitations } from './captain-invitations.tsx';
import { CaptainLinkForm, CaptainLinkRequest } from './captain-link-form.tsx';
import { CaptainMoney } from './captain-money.tsx';
import styles from './captain-page.module.css';
import { type CaptainPart, dayOf, useAct } from './captain-part.ts';
import { CaptainRoster } from './captain-roster.tsx';
import { CaptainSettings } from './captain-settings.tsx';
import { CaptainWithdrawal } from './captain-withdrawal.tsx';
import { CaptainWithdrawn } from './captain-withdrawn.tsx';
import { words } from './captain-words.ts';

/** Page of one team for its captain, or the contact that an organizer wrote. */
export function CaptainPage() {
  const { id = '' } = useParams();
  return <Led key={id} id={Number(id)} />;
}

function Led({ id }: { readonly id: number }) {
  const [changed, setChanged] = useState<CaptainsTeam>();
  const [captain, setCaptain] = useState<string>();
  const navigate = useNavigate();
  const asked = useQuery({ queryKey: ['captain', id], queryFn: () => captainsTeam(id), gcTime: 0 });
  if (asked.isPending) return <PageLoading text={words.loading} />;
  if (asked.isError && asked.data === undefined) {
    if (verdictOf(asked.error) !== undefined) return <CaptainLinkForm {...words.away} />;
    return <CaptainFailed failure={asked.error} onRetry={() => void asked.refetch()} />;
  }
  const team = changed ?? asked.data;
  if (captain !== undefined) return <CaptainHandedOver team={team.name} captain={captain} />;
  if (team.withdrawn) return <CaptainWithdrawn team={team} />;
  return (
    <>
      <CaptainHead team={team} />
      <div className={styles.parts}>
        <CaptainRoster team={team} onChange={setChanged} onHandedOver={setCaptain} />
        <CaptainMoney team={team} />
        <CaptainRequests team={team} onChange={setChanged} />
        <CaptainCode team={team} onChange={setChanged} />
        <CaptainInvitations team={team} onChange={setChanged} />
        <CaptainSettings team={team} onChange={setChanged} />
        <CaptainWithdrawal team={team} onChange={setChanged} />
        <ForgetDevice onForgotten={() => void navigate('/captain', { replace: true })} />
      </div>
      <AccessExpiredDialog right={captainRight} {...words.ended}>
        <CaptainLinkRequest />
      </AccessExpiredDialog>
    </>
  );
}

/** Invitation code with the ways to share it, and a button to replace it. */
function CaptainCode({ team, onChange }: CaptainPart) {
  const { share } = words;
  const [isAsking, setAsking] = useState(false);
  const { isBusy, act } = useAct(onChange);
  const replace = async () => {
    await act(() => replaceCode(team.id), share.replaced);
    setAsking(false);
  };
  if (!team.canInvite) return null;
  return (
    <section className={styles.part} aria-labelledby="code">
      <h2 id="code">{share.title}</h2>
      <p>{share.lead}</p>
      <p className={styles.code}>
        <span>{share.code}</span> <strong>{team.invitationCode}</strong>
      </p>
      <InviteWays
        code={team.invitationCode}
        team={team.name}
        tournament={team.tournament}
        date={team.date}
        prices={team}
      />
      <div>
        <button type="button" className={button.quiet} onClick={() => setAsking(true)}>
          {share.replace}
        </button>
      </div>
      {isAsking && (
        <Question
          title={share.replaceTitle}
          keep={share.keep}
          now={share.replaceNow}
          isBusy={isBusy}
          onNow={replace}
          onClose={() => setAsking(false)}
        >
          <p>{share.replaceText}</p>
        </Question>
      )}
    </section>
  );
}

/** Name and tournament of the team. */
function CaptainHead({ team }: { readonly team: CaptainsTeam }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { facts } = words;
  const told = team.waitlisted ? words.waitlisted : words.closed;
  return (
    <header className={styles.head}>
      <p className={styles.eyebrow}>{words.title}</p>
      <h1 ref={heading} tabIndex={-1} className={styles.name}>
        <TeamLink id={team.id} name={team.name} />
      </h1>
      <dl className={styles.facts}>
        <Fact name={facts.tournament} value={team.tournament} />
        <Fact name={facts.date} value={writtenDate(team.date)} />
        <TeamFacts team={team} />
        <Fact name={facts.roster} value={words.rosterOf(team.currentPlayers, team.maxPlayers)} />
      </dl>
      {!team.canInvite && <p className={styles.told}>{told}</p>}
    </header>
  );
}

/** Join requests with the captain's two answers. */
function CaptainRequests({ team, onChange }: CaptainPart) {
  const { requests } = words;
  const { isBusy, act } = useAct(onChange);
  const answer = (id: number, name: string, said: CaptainsAnswer) =>
    act(() => answerRequest(team.id, id, said), { title: requests[said].title, text: requests[said].text(name) });
  return (
    <section className={styles.part} aria-labelledby="requests">
      <h2 id="requests">{requests.title}</h2>
      {team.requests.length === 0 && <p className={styles.none}>{requests.none}</p>}
      {team.requests.length > 0 && team.rosterAges.length > 0 && <p>{requests.ages(team.rosterAges)}</p>}
      <ul className={styles.rows}>
        {team.requests.map(({ id, playerName, skillLevel, birthYear, requestedAt }) => (
          <li key={id}>
            <div>
              <strong>
                <bdi>{playerName}</bdi>
              </strong>
              <p>
                {[skillLabel(skillLevel), birthYear && requests.born(birthYear), requests.asked(dayOf(requestedAt))]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.ways}>
              <button
                type="button"
                className={button.primary}
                aria-label={requests.acceptNamed(playerName)}
                aria-disabled={isBusy}
                onClick={() => answer(id, playerName, 'accepted')}
              >
                {requests.accept}
              </button>
              <button
                type="button"
                className={button.secondary}
                aria-label={requests.declineNamed(playerName)}
                aria-disabled={isBusy}
                onClick={() => answer(id, playerName, 'declined')}
              >
                {requests.decline}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
