import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PublicTeam } from '../../domain/answer/team/public-team.ts';
import { newFreeAgent } from '../../domain/use-case/registration/new-free-agent.ts';
import { FormFieldsContext } from '../form/form-fields.ts';
import type { FormValues } from '../form/form-values.ts';
import back from '../kit/back-button.module.css';
import { BackMark } from '../kit/back-button.tsx';
import { showToast } from '../kit/toasts.ts';
import type { RegistrationForm } from '../registration/outcome.ts';
import { PaymentAndTerms } from '../registration/payment-and-terms.tsx';
import type { TeamRequest } from '../team/team-request.ts';
import { Queries } from '../transport/queries.tsx';
import { Terms } from '../waiver/terms.tsx';
import styles from './find-team.module.css';
import { words } from './find-team-words.ts';
import { RequestDialog } from './request-dialog.tsx';
import { TeamSearch } from './team-search.tsx';

/** Search the teams with open places and ask one of their captains for a place (flow 4). */
export function FindTeam({ onClose, onRegistered }: RegistrationForm) {
  const [request, setRequest] = useState<TeamRequest>();
  const form = useForm<FormValues>();
  const hasAccepted = form.watch('termsAccepted') === true;
  const ask = (team: PublicTeam) => {
    if (hasAccepted) return setRequest({ team, settled: form.getValues() });
    showToast({ tone: 'alarm', ...words.termsRequired });
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
            <PaymentAndTerms terms={<Terms signer={null} />} />
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
