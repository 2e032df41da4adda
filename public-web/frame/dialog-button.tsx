import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { words } from '../site/words.ts';

type SiteDialog = ComponentType<{ readonly onClose: () => void }>;

const dialogs: Readonly<Record<keyof typeof words.dialogs, LazyExoticComponent<SiteDialog>>> = {
  rules: lazy(() => import('../site/rules-dialog.tsx').then((part) => ({ default: part.RulesDialog }))),
  about: lazy(() => import('../site/about-dialog.tsx').then((part) => ({ default: part.AboutDialog }))),
  training: lazy(() => import('../site/training-dialog.tsx').then((part) => ({ default: part.TrainingDialog }))),
  terms: lazy(() => import('../waiver/waiver-dialog.tsx').then((part) => ({ default: part.WaiverDialog }))),
};

interface DialogButtonProps {
  readonly of: keyof typeof dialogs;
  readonly className?: string | undefined;
}

/** Button that opens one of the site's dialogs, which is rendered outside of the button's surroundings. */
export function DialogButton({ of, className }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const Shown = dialogs[of];
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {words.dialogs[of]}
      </button>
      {isOpen &&
        createPortal(
          <Suspense>
            <Shown onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
