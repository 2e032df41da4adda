import { useEffect, useState } from 'react';
import type { FamilyRecord } from '../../domain/answer/player/family-record.ts';
import { AccessExpiredDialog } from '../kit/access-expired.tsx';
import { useArrival } from '../kit/arrival.ts';
import button from '../kit/button.module.css';
import { Link } from '../kit/link.tsx';
import pages from '../kit/mailed-link-page.module.css';
import { MailedLinkPage } from '../kit/mailed-link-page.tsx';
import { showToast } from '../kit/toasts.ts';
import { onSwitch } from '../language/switching.ts';
import { words as site } from '../site/words.ts';
import { ChildRecord } from './child-record.tsx';
import { FamilyLinkRequest } from './family-ask.tsx';
import { chooseLanguage, familyRight, fetchChildren } from './family-calls.ts';
import { words } from './family-words.ts';

/** Page behind a family's link, with a section for each child. */
export function FamilyPage() {
  return (
    <MailedLinkPage
      about="family"
      title={`${words.title} · ${site.brand}`}
      loading={words.loading}
      find={fetchChildren}
      gone={words.gone}
      broken={words.broken}
    >
      {(children, sealed) => <Children found={children} sealed={sealed} />}
    </MailedLinkPage>
  );
}

interface ChildrenProps {
  readonly found: readonly FamilyRecord[];
  readonly sealed: string;
}

function Children({ found, sealed }: ChildrenProps) {
  const [children, setChildren] = useState(found);
  useEffect(() => onSwitch((language) => chooseLanguage(sealed, language)), [sealed]);
  if (children.length === 0) return <FamilyErased />;
  const onErased = (gone: number) => {
    showToast({ tone: 'good', ...words.erase.done });
    setChildren((shown) => shown.filter(({ id }) => id !== gone));
  };
  const onChanged = async () => setChildren(await fetchChildren(sealed));
  return (
    <div className={pages.state}>
      <h1>{words.page.heading}</h1>
      <p>{words.page.lead(children.map(({ player }) => player.name).join(', '))}</p>
      {children.map((record) => (
        <ChildRecord
          key={record.id}
          record={record}
          sealed={sealed}
          onChanged={onChanged}
          onErased={() => onErased(record.id)}
        />
      ))}
      <AccessExpiredDialog right={familyRight} {...words.ended}>
        <FamilyLinkRequest />
      </AccessExpiredDialog>
    </div>
  );
}

/** Message after the last child's record was erased. */
function FamilyErased() {
  const heading = useArrival<HTMLHeadingElement>();
  return (
    <section className={pages.state}>
      <h1 ref={heading} tabIndex={-1}>
        {words.erased.title}
      </h1>
      <p>{words.erased.text}</p>
      <div>
        <Link to="/" className={button.primary}>
          {words.erased.home}
        </Link>
      </div>
    </section>
  );
}
