/** @jest-environment ./test/harness/office-environment.mjs */
// The component tests of the office in one suite: a suite of its own for each would load react-admin anew, which takes longer than its tests.
import './back-office.spec.tsx';
import './draw/redraw-outline.spec.tsx';
import './draw/who-plays-where.spec.tsx';
import './frame/delete-test-button.spec.tsx';
import './game/game-facts.spec.tsx';
import './game/score-dialog.spec.tsx';
import './kit/delete-selected.spec.tsx';
import './kit/sorted-head.spec.tsx';
import './kit/still-numbers.spec.tsx';
import './form/dollars-input.spec.tsx';
import './player/player-inputs.spec.tsx';
import './registration/registration-dialogs.spec.tsx';
import './schedule/closures.spec.tsx';
import './schedule/undo-dialog.spec.tsx';
import './standings/final-outcome.spec.tsx';
import './tournament/test-marks.spec.tsx';
import './tournament/untold-families.spec.tsx';
