import { useNavigate } from 'react-router';
import { keeperName } from '../../domain/use-case/session/keeper-link-forms.ts';
import { DomainForm } from '../form/domain-form.tsx';
import { remarksOf } from '../form/remarks.ts';
import { circumstancesNow } from '../form/sheet.ts';
import { SubmitButton } from '../form/submit-button.tsx';
import { TextInput } from '../form/text-input.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { showToast } from '../kit/toasts.ts';
import { words as site } from '../site/words.ts';
import { send } from '../transport/call.ts';
import { dayOf } from './eastern-time.ts';
import styles from './keeper-link-page.module.css';
import { type Keeper, rememberKeeper } from './keeper-session.ts';
import { dropGames } from './kept-games.ts';
import { words } from './words.ts';

const { link: said } = words;

/** What an organizer's link opens, and for whom. */
interface LinkShown {
  readonly tournament: string;
  readonly day: string | null;
  readonly field: string | null;
  readonly name: string | null;
}

/** The page behind the link or QR code that an organizer shows to a score keeper. */
export function KeeperLinkPage() {
  return (
    <MailedLinkPage
      about="keeper link"
      title={`${said.title} · ${site.brand}`}
      loading={said.loading}
      find={(secret) => send<LinkShown>('POST', '/api/score-keeper/link', { secret })}
      gone={said.gone}
      broken={said.broken}
    >
      {(shown, secret) => <LinkOpening shown={shown} secret={secret} />}
    </MailedLinkPage>
  );
}

function LinkOpening({ shown, secret }: { readonly shown: LinkShown; readonly secret: string }) {
  const navigate = useNavigate();
  const { tournament, field, day, name } = shown;
  const isNamed = name !== null;
  return (
    <section className={pages.state}>
      <header className={styles.head}>
        <p>{said.title}</p>
        <h1>{field ?? said.everyField}</h1>
        <p className={styles.when}>{day === null ? said.everyDay : dayOf(day)}</p>
        <p>{tournament}</p>
      </header>
      <DomainForm
        label={said.title}
        fields={keeperName.fields}
        remarksOn={(sheet) => (isNamed ? {} : remarksOf(keeperName.check(sheet, circumstancesNow())))}
        send={(sheet) => send<Keeper>('POST', '/api/score-keeper/link/login', { secret, ...(!isNamed && sheet) })}
        onSent={(keeper) => {
          dropGames();
          rememberKeeper(keeper);
          showToast({ tone: 'good', ...said.done });
          void navigate('/live-scores', { replace: true });
        }}
        failure={said.failed}
      >
        {isNamed ? (
          <p className={styles.name}>
            {said.keeper}: <strong>{name}</strong>
          </p>
        ) : (
          <TextInput name="name" kind="name" autoComplete="name" />
        )}
        <SubmitButton label={said.submit} sending={said.sending} />
      </DomainForm>
    </section>
  );
}
