import { useState } from 'react';
import { useParams } from 'react-router';
import { linkedSecret } from '../../domain/rule/secret/linked-secret.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { useSending } from '../kit/sending.ts';
import { words as site } from '../site/words.ts';
import { unsubscribe } from './interest-calls.ts';
import { words } from './interest-words.ts';

/** Page behind the link that ends the letters about new tournaments: one press, no question. */
export function UnsubscribePage() {
  const { sealed = '' } = useParams();
  const [isEnded, setEnded] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { ending } = words;
  const { isSending, send } = useSending(ending.failed, setRefusal);
  const end = () =>
    send(async () => {
      await unsubscribe(linkedSecret(sealed));
      setEnded(true);
    });
  return (
    <div className={pages.page}>
      <title>{`${ending.title} · ${site.brand}`}</title>
      <section className={pages.state}>
        <h1>{isEnded ? ending.ended : ending.title}</h1>
        <p role="status">{isEnded ? ending.endedText : ending.text}</p>
        {refusal !== undefined && <p role="alert">{refusal}</p>}
        <div>
          {isEnded ? (
            <Link to="/" className={button.secondary}>
              {ending.home}
            </Link>
          ) : (
            <button type="button" className={button.primary} aria-disabled={isSending} onClick={end}>
              {isSending ? ending.sending : ending.submit}
            </button>
          )}
        </div>
      </section>
    </div>
  );
}
