import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { latestDraft, moveDraft } from '../form/drafts.ts';
import button from '../kit/button.module.css';
import { dismissToast, showToast } from '../kit/toasts.ts';
import { words } from './closed-words.ts';
import { asInterest } from './lost-place.ts';
import { pathOf } from './registration-type.ts';

/** Says in a toast that registration has closed under an open form, where it moves nothing on the page. */
export function useClosedToast(isMeanwhile: boolean): void {
  useEffect(() => {
    if (isMeanwhile) showToast({ tone: 'alarm', title: words.title, text: words.meanwhile });
  }, [isMeanwhile]);
}

/** Button that goes on to reserve a spot with what was typed into the last form. */
export function ReserveTyped({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const reserve = () => {
    const typed = latestDraft();
    if (typed !== undefined) moveDraft(typed.form, 'pre-register', asInterest(typed.values));
    dismissToast();
    void navigate(pathOf('pre-register'));
  };
  return (
    <button type="button" className={button.primary} onClick={reserve}>
      {children}
    </button>
  );
}
