export default function PortfolioCard() {
  return (
    <section>
      <h2>Deine Bewertungen</h2>
      <p>Dieser Bereich entsteht gerade.</p>
    </section>
  );
}
