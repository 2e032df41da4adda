import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { FormFieldsContext } from '../form/form-fields.ts';
import type { FormValues } from '../form/form-values.ts';
import back from '../kit/back-button.module.css';
import { BackMark } from '../kit/back-button.tsx';
import button from '../kit/button.module.css';
import { takeWords, useLeftWords } from '../kit/language-switch-state.ts';
import { useOwnToast } from '../kit/own-toast.ts';
import { useStateOfPage } from '../kit/state-of-page.ts';
import type { RegistrationForm } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import { useBoard } from '../site/board.ts';
import { RequestedTeam } from '../team/requested-team.tsx';
import type { TeamRequest } from '../team/team-request.ts';
import { Queries } from '../transport/queries.tsx';
import { Terms } from '../waiver/terms.tsx';
import styles from './find-team.module.css';
import { words } from './find-team-words.ts';
import { RequestDialog } from './request-dialog.tsx';
import { TeamSearch } from './team-search.tsx';

/** Search for teams with open places, in which a place is requested from a captain (flow 4). */
export function FindTeam({ onClose, onRegistered }: RegistrationForm) {
  const [request, setRequest] = useState<TeamRequest>();
  const [wanted, setWanted] = useStateOfPage<PublicTeam | undefined>('team wanted', undefined);
  const [before] = useState(() => takeWords('find a team') as FormValues | undefined);
  const form = useForm<FormValues>(before && { defaultValues: before });
  useLeftWords('find a team', form.getValues);
  const prices = useBoard().tournaments?.find(({ id }) => id === wanted?.tournamentId);
  const hasAccepted = form.watch('termsAccepted') === true;
  const toast = useOwnToast();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toast about missing terms ends when they are accepted
  useEffect(() => {
    if (hasAccepted) toast.end();
  }, [hasAccepted]);
  const ask = (team: PublicTeam) => {
    setWanted(team);
    if (hasAccepted) return setRequest({ team, settled: form.getValues() });
    toast.show({ tone: 'alarm', ...words.termsRequired });
    form.setFocus('termsAccepted');
  };
  return (
    <div className={styles.find}>
      <button type="button" className={back.back} onClick={onClose}>
        <BackMark />
        {words.back}
      </button>
      <Queries>
        <TeamSearch hasAccepted={hasAccepted} onAsk={ask} />
        <FormFieldsContext value={newFreeAgent.fields}>
          <FormProvider {...form}>
            <PaymentAndTerms terms={<Terms signer={null} />} prices={prices} />
            {wanted !== undefined && <TeamWanted team={wanted} onAsk={ask} />}
          </FormProvider>
        </FormFieldsContext>
        {request !== undefined && (
          <RequestDialog
            request={request}
            onClose={() => setRequest(undefined)}
            onRegistered={(outcome) => {
              setRequest(undefined);
              onRegistered(outcome);
            }}
          />
        )}
      </Queries>
    </div>
  );
}

/** Team that was chosen before the terms were accepted, so that it need not be found again. */
function TeamWanted({ team, onAsk }: { readonly team: PublicTeam; readonly onAsk: (team: PublicTeam) => void }) {
  return (
    <div className={styles.wanted}>
      <RequestedTeam team={team} />
      <button type="button" className={button.primary} onClick={() => onAsk(team)}>
        {words.goOn(team.name)}
      </button>
    </div>
  );
}
