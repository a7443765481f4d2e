export default function AchievementsCard() {
  return (
    <section>
      <h2>Erfolge</h2>
      <p>Dieser Bereich entsteht gerade.</p>
    </section>
  );
}
