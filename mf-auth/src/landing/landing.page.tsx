export default function LandingPage() {
  return (
    <main>
      <h1>Faire Bewertungen, gemeinsam wachsen</h1>
      <p>Dieser Bereich entsteht gerade.</p>
    </main>
  );
}
