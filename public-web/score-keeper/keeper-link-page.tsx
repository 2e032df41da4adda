import { useNavigate } from 'react-router';
import type { KeeperLinkView } from '../../domain/answer/access/signed-in.ts';
import { keeperName } from '../../domain/use-case/score-keeper/keeper-link-forms.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { circumstancesNow } from '../form/form-values.ts';
import { remarksOf } from '../form/remarks.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import { dropGames } from '../game/stored-games.ts';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { translateTerm } from '../kit/server-terms.ts';
import { showToast } from '../kit/toasts.ts';
import { words as site } from '../site/words.ts';
import { send } from '../transport/call.ts';
import styles from './keeper-link-page.module.css';
import { type Keeper, rememberKeeper } from './keeper-session.ts';
import { words } from './keeping-words.ts';

const { link: said } = words;

/** Page behind the link or QR code that an organizer gives to a score keeper. */
export function KeeperLinkPage() {
  return (
    <MailedLinkPage
      about="keeper link"
      title={`${said.title} · ${site.brand}`}
      loading={said.loading}
      find={(secret) => send<KeeperLinkView>('POST', '/api/score-keeper/link', { secret })}
      gone={said.gone}
      broken={said.broken}
    >
      {(shown, secret) => <LinkOpening shown={shown} secret={secret} />}
    </MailedLinkPage>
  );
}

function LinkOpening({ shown, secret }: { readonly shown: KeeperLinkView; readonly secret: string }) {
  const navigate = useNavigate();
  const { tournament, field } = shown;
  return (
    <section className={pages.state}>
      <header className={styles.head}>
        <p>{said.title}</p>
        <h1>{translateTerm(field ?? said.everyField)}</h1>
        <p>{tournament}</p>
      </header>
      <DomainForm
        label={said.title}
        fields={keeperName.fields}
        remarksOn={(values) => remarksOf(keeperName.check(values, circumstancesNow()))}
        send={(values) => send<Keeper>('POST', '/api/score-keeper/link/login', { secret, ...values })}
        onSent={(keeper) => {
          dropGames();
          rememberKeeper(keeper);
          showToast({ tone: 'good', ...said.done });
          void navigate('/live-scores', { replace: true });
        }}
        failure={said.failed}
      >
        <TextInput name="name" kind="name" autoComplete="name" />
        <SubmitButton label={said.submit} sending={said.sending} />
      </DomainForm>
    </section>
  );
}
