import type { User } from '#contract/accounts.ts';
import { AccountIntro, AccountMark, nameOf } from '../features/accounts/account-header.tsx';
import { AccountSection } from '../features/accounts/account-section.tsx';
import { DetailsSection } from '../features/accounts/details-section.tsx';
import { IdentitiesSection } from '../features/accounts/identities-section.tsx';
import { MemberGate } from '../features/accounts/member-gate.tsx';
import { PasskeysSection } from '../features/accounts/passkeys-section.tsx';
import { PasswordSection } from '../features/accounts/password-section.tsx';
import { PlanSection } from '../features/accounts/plan-section.tsx';
import { SessionsSection } from '../features/accounts/sessions-section.tsx';
import { VerificationNotice } from '../features/accounts/verification-notice.tsx';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { LateSetting } from '../features/browser-model/late-setting.tsx';
import { menuOf, metersOf } from '../features/dashboard/member-menu.ts';
import { MemberShell } from '../features/dashboard/member-shell.tsx';
import { DeletionSection } from '../features/privacy/deletion-section.tsx';
import { ExportSection } from '../features/privacy/export-section.tsx';
import { UsagePanel } from '../features/usage/usage-panel.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

export default function AccountPage() {
  return <MemberGate>{(user) => <Account user={user} />}</MemberGate>;
}

function Account({ user }: { user: User }) {
  return (
    <MemberShell
      user={user}
      entries={menuOf(user)}
      current="compte"
      title={`Bonjour ${nameOf(user)}`}
      intro={<AccountIntro user={user} />}
      mark={<AccountMark user={user} />}
      aside={<UsagePanel features={metersOf(user)} />}
    >
      {user.emailVerified ? null : (
        <div className="mb-8">
          <VerificationNotice email={user.email} />
        </div>
      )}
      <PlanSection user={user} />
      <DetailsSection user={user} />
      <BillingSection user={user} />
      <PasswordSection user={user} />
      <PasskeysSection user={user} />
      <IdentitiesSection user={user} />
      <SessionsSection />
      <AccountSection title="Apparence" description="Clair, sombre, ou comme ton appareil.">
        <ThemeToggle />
      </AccountSection>
      <LateSetting />
      <ExportSection />
      <DeletionSection user={user} />
    </MemberShell>
  );
}
