export default function SignInPage() {
  return (
    <main>
      <h1>Anmelden</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
