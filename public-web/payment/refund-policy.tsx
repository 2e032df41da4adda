import { useState } from 'react';
import { translate } from '../../domain/rule/language/sentence.ts';
import { refundDeadline } from '../../domain/rule/tournament/refund-deadline.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { language } from '../language/language.ts';
import { useBoard } from '../site/board.ts';
import { Paragraphs } from '../site/paragraphs.tsx';
import { SiteTextsView } from '../site/site-texts.tsx';
import { words } from './due-words.ts';
import styles from './refund-policy.module.css';

/** Refund policy, shown before payment and loaded when it is opened. */
export function RefundPolicy({ tournamentId }: { readonly tournamentId: number }) {
  const [isOpen, setOpen] = useState(false);
  const tournament = useBoard().tournaments?.find(({ id }) => id === tournamentId);
  return (
    <details className={styles.policy} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.refundPolicy}</summary>
      {isOpen && (
        <SiteTextsView>
          {({ refundPolicy }) => (
            <>
              <Paragraphs of={refundPolicy} />
              {tournament !== undefined && <RefundDeadline {...tournament} />}
            </>
          )}
        </SiteTextsView>
      )}
    </details>
  );
}

/** Refund deadline of a tournament, or the rule without one. */
function RefundDeadline(tournament: Pick<Tournament, 'name' | 'registrationDeadline'>) {
  return <p>{translate(refundDeadline(tournament, language))}</p>;
}
