import { AccountHeader } from '../features/accounts/account-header.tsx';
import { AccountSection } from '../features/accounts/account-section.tsx';
import { MemberGate } from '../features/accounts/member-gate.tsx';
import { PasswordSection } from '../features/accounts/password-section.tsx';
import { PlanSection } from '../features/accounts/plan-section.tsx';
import { SessionsSection } from '../features/accounts/sessions-section.tsx';
import { BillingSection } from '../features/billing/billing-section.tsx';
import { DeletionSection } from '../features/privacy/deletion-section.tsx';
import { ExportSection } from '../features/privacy/export-section.tsx';
import { SiteLayout } from '../layouts/site-layout.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';

export default function AccountPage() {
  return (
    <MemberGate>
      {(user) => (
        <SiteLayout>
          <div className="page-width pt-10 pb-16 sm:pt-16 sm:pb-24">
            <AccountHeader user={user} />
            <PlanSection user={user} />
            <BillingSection user={user} />
            <PasswordSection user={user} />
            <SessionsSection />
            <AccountSection title="Apparence" description="Clair, sombre, ou comme ton appareil.">
              <ThemeToggle />
            </AccountSection>
            <ExportSection />
            <DeletionSection user={user} />
          </div>
        </SiteLayout>
      )}
    </MemberGate>
  );
}
