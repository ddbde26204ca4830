import { useNavigate, useParams } from '@tanstack/react-router';
import { ThemePage } from '../branding/theme-page.tsx';
import { showFailure } from '../platform/notices.ts';
import { PATHS } from '../platform/paths.ts';
import { NothingHere } from './error-page.tsx';

/** The editor of the theme that the address names, or of a new one. */
export function ThemeScreen() {
  const navigate = useNavigate();
  const { id } = useParams({ strict: false });
  const toList = () => void navigate({ to: PATHS.branding }).catch(showFailure);
  const toTheme = (made: string) =>
    void navigate({ to: PATHS['branding-manage-edit'], params: { id: made }, replace: true }).catch(
      showFailure,
    );
  return <ThemePage key={id} id={id} missing={<NothingHere />} onLeave={toList} onMade={toTheme} />;
}
