import { LoginPage } from '../accounts/login-page.tsx';
import { OpenLayout } from '../ui/open-layout.tsx';

/** The login in its layout; where a begun session leads is `root.tsx`'s. */
export function LoginScreen() {
  return (
    <OpenLayout>
      <LoginPage />
    </OpenLayout>
  );
}
