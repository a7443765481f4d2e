export default function OnboardingPage() {
  return (
    <main>
      <h1>Profil anlegen</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
